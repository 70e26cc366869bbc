import { labelOf } from '@hub/contract/catalogs/catalog';
import { catalogs } from '@hub/contract/catalogs/catalogs';
import { clientFields, clientOtherTexts } from '@hub/contract/core/clients/client';
import { commentFields } from '@hub/contract/core/clients/comment';
import { contactFields, contactOtherTexts } from '@hub/contract/core/clients/contact';
import { demographicFields } from '@hub/contract/core/clients/demographic';
import { educationFields } from '@hub/contract/core/clients/education';
import type { FieldKind, RecordField } from '@hub/contract/core/record-fields';
import { displayDate } from '@hub/contract/dates/date-display';
import type { OtherText } from '@hub/contract/fields/other-text';

type Row<Name extends string> = {
  name: Name;
  label: string;
  help?: string;
  /** For fields that need another control than the usual one of their kind. */
  control?: 'searchable dropdown' | 'text area';
  /** The label of the text that explains the choice "Other". */
  otherLabel?: string;
  /** The form's label for the choice "Other". */
  otherOption?: string;
};

/** A field of a client or of one of its records, in the form and in the read view. */
export type ClientField = Row<string> & { kind: FieldKind; other?: OtherText };

const table = <Fields extends Record<string, RecordField>>(
  fields: Fields,
  otherTexts: readonly OtherText[],
  rows: readonly Row<keyof Fields & string>[],
): readonly ClientField[] =>
  rows.map((row) => {
    const other = otherTexts.find(({ choice }) => choice === row.name);
    return { ...row, kind: (fields[row.name] as RecordField).kind, ...(other && { other }) };
  });

const SELF_DESCRIBED = 'Prefer to self-describe';

export const personalFields = table(clientFields, clientOtherTexts, [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  {
    name: 'genderId',
    label: 'Biological sex',
    otherLabel: 'Specify biological sex',
    otherOption: SELF_DESCRIBED,
  },
  { name: 'dateOfBirth', label: 'Date of birth' },
  { name: 'externalClientId', label: 'Client ID' },
  { name: 'email', label: 'Email' },
  { name: 'phoneNumber', label: 'Phone number' },
  {
    name: 'genderIdentityId',
    label: 'Gender',
    otherLabel: 'Specify gender',
    otherOption: SELF_DESCRIBED,
  },
  {
    name: 'pronounsId',
    label: 'Pronouns',
    otherLabel: 'Specify pronouns',
    otherOption: 'Prefer another option',
  },
  {
    name: 'primaryLanguageId',
    label: 'Primary language',
    control: 'searchable dropdown',
    otherLabel: 'Specify language',
  },
  { name: 'handednessId', label: 'Handedness' },
  {
    name: 'closedCaptioning',
    label: 'Closed captioning',
    help: 'The client needs captions with everything that is heard.',
  },
]);

export const contactFieldRows = table(contactFields, contactOtherTexts, [
  { name: 'relationshipToClientProfileId', label: 'Relationship' },
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'phoneNumber', label: 'Phone number' },
  {
    name: 'primaryLanguageId',
    label: 'Primary language',
    control: 'searchable dropdown',
    otherLabel: 'Specify language',
  },
  {
    name: 'mayDecide',
    label: 'May decide for the client',
    help: 'They can consent to assessments.',
  },
  {
    name: 'noContact',
    label: 'Must not be contacted',
    help: 'No form can be sent to them.',
  },
]);

export const educationFieldRows = table(
  educationFields,
  [],
  [
    { name: 'schoolName', label: 'School name' },
    { name: 'district', label: 'District' },
    { name: 'gradeId', label: 'Grade' },
  ],
);

export const demographicFieldRows = table(
  demographicFields,
  [],
  [
    { name: 'numberOfSiblingsId', label: 'Number of siblings' },
    { name: 'annualHouseholdIncomeId', label: 'Annual household income' },
    { name: 'economicDisadvantageId', label: 'Economically disadvantaged' },
  ],
);

export const commentFieldRows = table(
  commentFields,
  [],
  [{ name: 'comment', label: 'Comment', control: 'text area' }],
);

/** The value of a field in words: for a choice its label, or the text that explains "Other". */
export function valueInWords({ name, kind, other }: ClientField, record: object): string | undefined {
  const values = record as Record<string, string | number | boolean | null>;
  const value = values[name];
  if (kind === 'date') return displayDate(String(value));
  if (kind === 'yes or no') return value ? 'Yes' : 'No';
  if (typeof kind !== 'object') return String(value);
  const explained = other && values[other.text];
  return explained ? String(explained) : labelOf(catalogs[kind.catalog], value as number | null);
}
