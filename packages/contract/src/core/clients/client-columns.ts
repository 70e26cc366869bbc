import type { CatalogName } from '../../catalogs/catalogs.ts';
import { MAX_CONTACTS } from './contact.ts';

type Kind = 'text' | 'date' | 'phone' | 'yes or no' | { catalog: CatalogName };

/** A column of a file of clients: its name, and the field of a new client that it fills. */
export type ClientColumn = { name: string; path: readonly (string | number)[]; kind: Kind };

const column = (name: string, kind: Kind, ...path: (string | number)[]): ClientColumn => ({
  name,
  path,
  kind,
});
const text = (name: string, ...path: (string | number)[]) => column(name, 'text', ...path);
const choice = (name: string, catalog: CatalogName, ...path: (string | number)[]) =>
  column(name, { catalog }, ...path);

const ofContact = (index: number): ClientColumn[] => {
  const contact = `Contact ${index + 1}`;
  const at = (field: string) => ['contacts', index, field];
  return [
    text(`${contact} first name`, ...at('firstName')),
    text(`${contact} last name`, ...at('lastName')),
    choice(`${contact} relationship`, 'relationshipToClientProfile', ...at('relationshipToClientProfileId')),
    text(`${contact} email`, ...at('email')),
    column(`${contact} phone`, 'phone', ...at('phoneNumber')),
    choice(`${contact} primary language`, 'primaryLanguage', ...at('primaryLanguageId')),
    text(`${contact} other language`, ...at('otherLanguage')),
  ];
};

/** In the order in which an export writes them. */
export const sheetColumns: readonly ClientColumn[] = [
  text('First name', 'firstName'),
  text('Last name', 'lastName'),
  column('Date of birth', 'date', 'dateOfBirth'),
  text('Client ID', 'externalClientId'),
  text('Email', 'email'),
  column('Phone', 'phone', 'phoneNumber'),
  choice('Biological sex', 'genders', 'genderId'),
  text('Other biological sex', 'otherGender'),
  choice('Gender', 'genderIdentity', 'genderIdentityId'),
  text('Other gender', 'otherGenderIdentity'),
  choice('Pronouns', 'pronoun', 'pronounsId'),
  text('Other pronouns', 'otherPronouns'),
  choice('Primary language', 'primaryLanguage', 'primaryLanguageId'),
  text('Other language', 'otherLanguage'),
  choice('Handedness', 'handedness', 'handednessId'),
  column('Closed captioning', 'yes or no', 'closedCaptioning'),
  ...Array.from({ length: MAX_CONTACTS }, (_, index) => ofContact(index)).flat(),
  text('School name', 'education', 'schoolName'),
  text('District', 'education', 'district'),
  choice('Grade', 'grade', 'education', 'gradeId'),
  choice('Number of siblings', 'numberOfSiblings', 'demographic', 'numberOfSiblingsId'),
  choice('Annual household income', 'annualHouseholdIncome', 'demographic', 'annualHouseholdIncomeId'),
  choice('Economically disadvantaged', 'economicDisadvantage', 'demographic', 'economicDisadvantageId'),
  text('Comment', 'comment', 'comment'),
];

export const clientColumns: readonly string[] = sheetColumns.map(({ name }) => name);

/** Written by an export and passed over by an import: nobody types it. */
export const LAST_EVALUATION_COLUMN = 'Last evaluation';

export const requiredClientColumns: readonly string[] = ['First name', 'Last name', 'Date of birth'];
