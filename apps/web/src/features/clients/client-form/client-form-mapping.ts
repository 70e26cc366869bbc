import { clientFields } from '@hub/contract/core/clients/client';
import type { ClientRecord, createClient, updateClient } from '@hub/contract/core/clients/clients';
import { commentFields } from '@hub/contract/core/clients/comment';
import { contactFields } from '@hub/contract/core/clients/contact';
import { demographicFields } from '@hub/contract/core/clients/demographic';
import { educationFields } from '@hub/contract/core/clients/education';
import type { InputOf } from '@hub/contract/http/endpoint';
import { type ClientFormValues, type CompleteClient, isFilled } from './client-form-schema.ts';

type NewClient = InputOf<typeof createClient>['body'];
type ChangedClient = InputOf<typeof updateClient>['body'];

/** The input names that differ from the field names. For contacts the contact's number is added. */
const inputNames: Record<string, string> = {
  genderId: 'gender',
  dateOfBirth: 'birthDay',
  externalClientId: 'clientId',
  phoneNumber: 'phone',
  genderIdentityId: 'genderIdentity',
  pronounsId: 'pronouns',
  primaryLanguageId: 'primaryLanguage',
  handednessId: 'handedness',
  'contacts.firstName': 'firstNameAditional',
  'contacts.lastName': 'lastNameAdditional',
  'contacts.relationshipToClientProfileId': 'relationshipAdditional',
  'contacts.email': 'emailAdditional',
  'contacts.phoneNumber': 'phoneAdditional',
  'contacts.primaryLanguageId': 'primaryLanguageAdditional',
  'contacts.otherLanguage': 'otherPrimaryLanguageAdditional',
  'contacts.mayDecide': 'mayDecideAdditional',
  'contacts.noContact': 'noContactAdditional',
  'education.schoolName': 'schoolNameAdditional1',
  'education.district': 'districtAdditional1',
  'education.gradeId': 'gradeAdditional1',
  'demographic.numberOfSiblingsId': 'numberOfSiblingsAdditional1',
  'demographic.annualHouseholdIncomeId': 'annualHouseholdIncomeAdditional1',
  'demographic.economicDisadvantageId': 'economicallyDisadvantagedAdditional1',
  'comment.comment': 'additionalComment1',
};

/** The name of the input of a field: `contacts.0.firstName` is firstNameAditional1. */
export function inputNameOf(path: string): string {
  const [, index] = /\.(\d+)\./.exec(path) ?? [];
  const name = inputNames[path.replace(/\.\d+\./, '.')] ?? path;
  return index === undefined ? name : `${name}${Number(index) + 1}`;
}

const filledOrNull = <Values extends object>(values: Values | null) =>
  values !== null && isFilled(values) ? values : null;

/** A contact with nothing but a language is not sent. */
const isSent = ({ id, primaryLanguageId, otherLanguage, ...rest }: CompleteClient['contacts'][number]) =>
  isFilled(rest);

/** The request for a new client. Sections without values are left out. */
export function newClientOf(values: CompleteClient): NewClient {
  const { contacts, education, demographic, comment, ...person } = values;
  const sent = contacts.filter(isSent).map(({ id, ...contact }) => contact);
  return {
    ...person,
    ...(sent.length > 0 && { contacts: sent }),
    ...(filledOrNull(education) && { education }),
    ...(filledOrNull(demographic) && { demographic }),
    ...(filledOrNull(comment) && { comment }),
  };
}

/**
 * The request for a changed client. It contains all records, so that emptied and removed ones are deleted.
 */
export function changedClientOf(values: CompleteClient, before: ClientRecord): ChangedClient {
  const { contacts, education, demographic, comment, ...person } = values;
  // A contact of a draft that was removed meanwhile is sent as a new one.
  const stored = new Set(before.contacts.map(({ id }) => id));
  return {
    version: before.client.version,
    ...person,
    contacts: contacts
      .filter(isSent)
      .map(({ id, ...contact }) => ({ ...(stored.has(id) && { id }), ...contact })),
    education: withId(filledOrNull(education), before.education),
    demographic: withId(filledOrNull(demographic), before.demographic),
    comment: withId(filledOrNull(comment), before.comment),
  };
}

const withId = <Values extends object>(values: Values | null, stored: { id: string } | null) =>
  values && { ...(stored && { id: stored.id }), ...values };

function pick<Names extends object, Stored extends Record<keyof Names, unknown>>(
  names: Names,
  stored: Stored,
) {
  return Object.fromEntries(Object.keys(names).map((name) => [name, stored[name as keyof Names]])) as Pick<
    Stored,
    keyof Names
  >;
}

/** The initial values of the form for an existing client. */
export const valuesOf = (record: ClientRecord) => {
  const { client, contacts, education, demographic, comment } = record;
  return {
    ...pick(clientFields, client),
    contacts: contacts.map((contact) => ({ id: contact.id, ...pick(contactFields, contact) })),
    education: education && pick(educationFields, education),
    demographic: demographic && pick(demographicFields, demographic),
    comment: comment && pick(commentFields, comment),
  } as ClientFormValues;
};
