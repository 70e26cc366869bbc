import type { createClient, updateClient } from '@hub/contract/core/clients/clients';
import type { InputOf } from '@hub/contract/http/endpoint';
import type { FormOption } from '../../../lib/form/form-option.ts';
import type { ClientRecord } from '../client-record.ts';
import type { ClientFormValues, CompleteClient } from './client-form-schema.ts';
import { saysSomething } from './client-form-values.ts';
import type { ClientOptions } from './client-options.ts';

type NewClient = InputOf<typeof createClient>['body'];
type ChangedClient = InputOf<typeof updateClient>['body'];

/** What the inputs are called where the form's own name is another one. A contact's number comes behind. */
const inputNames: Record<string, string> = {
  dateOfBirth: 'birthDay',
  externalClientId: 'clientId',
  'contacts.firstName': 'firstNameAditional',
  'contacts.lastName': 'lastNameAdditional',
  'contacts.relationship': 'relationshipAdditional',
  'contacts.email': 'emailAdditional',
  'contacts.phone': 'phoneAdditional',
  'contacts.primaryLanguage': 'primaryLanguageAdditional',
  'contacts.otherLanguage': 'otherPrimaryLanguageAdditional',
  'education.schoolName': 'schoolNameAdditional1',
  'education.district': 'districtAdditional1',
  'education.grade': 'gradeAdditional1',
  'demographic.numberOfSiblings': 'numberOfSiblingsAdditional1',
  'demographic.annualHouseholdIncome': 'annualHouseholdIncomeAdditional1',
  'demographic.economicDisadvantage': 'economicallyDisadvantagedAdditional1',
  'comment.comment': 'additionalComment1',
};

/** The name of the input of a field: `contacts.0.firstName` is firstNameAditional1. */
export function inputNameOf(path: string): string {
  const [, index] = /\.(\d+)\./.exec(path) ?? [];
  const name = inputNames[path.replace(/\.\d+\./, '.')] ?? path;
  return index === undefined ? name : `${name}${Number(index) + 1}`;
}

const formNames: Record<string, string> = {
  genderId: 'gender',
  genderIdentityId: 'genderIdentity',
  pronounsId: 'pronouns',
  primaryLanguageId: 'primaryLanguage',
  handednessId: 'handedness',
  phoneNumber: 'phone',
  relationshipToClientProfileId: 'relationship',
  gradeId: 'grade',
  numberOfSiblingsId: 'numberOfSiblings',
  annualHouseholdIncomeId: 'annualHouseholdIncome',
  economicDisadvantageId: 'economicDisadvantage',
};

/** The field that a path of the server's is about. */
export const fieldOf = (path: string) =>
  path
    .split('.')
    .map((name) => formNames[name] ?? name)
    .join('.');

const idOf = (option: FormOption | null) => (option === null ? null : Number(option.value));

const filledOrNull = <Values extends object>(values: Values | null) =>
  values !== null && saysSomething(values) ? values : null;

const isSent = ({ email, firstName, lastName, relationship, phone }: CompleteClient['contacts'][number]) =>
  saysSomething({ email, firstName, lastName, relationship, phone });

const contactOf = (values: CompleteClient['contacts'][number]) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  relationshipToClientProfileId: idOf(values.relationship) as number,
  email: values.email,
  phoneNumber: values.phone,
  primaryLanguageId: idOf(values.primaryLanguage),
  otherLanguage: values.otherLanguage,
});

function recordsOf(values: CompleteClient) {
  const education = filledOrNull(values.education);
  const demographic = filledOrNull(values.demographic);
  const comment = filledOrNull(values.comment);
  return {
    education: education && {
      schoolName: education.schoolName,
      district: education.district,
      gradeId: idOf(education.grade),
    },
    demographic: demographic && {
      numberOfSiblingsId: idOf(demographic.numberOfSiblings),
      annualHouseholdIncomeId: idOf(demographic.annualHouseholdIncome),
      economicDisadvantageId: idOf(demographic.economicDisadvantage),
    },
    comment,
  };
}

const personOf = (values: CompleteClient) => ({
  firstName: values.firstName,
  lastName: values.lastName,
  genderId: idOf(values.gender),
  otherGender: values.otherGender,
  dateOfBirth: values.dateOfBirth,
  externalClientId: values.externalClientId,
  email: values.email,
  phoneNumber: values.phone,
  genderIdentityId: idOf(values.genderIdentity),
  otherGenderIdentity: values.otherGenderIdentity,
  pronounsId: idOf(values.pronouns),
  otherPronouns: values.otherPronouns,
  primaryLanguageId: idOf(values.primaryLanguage),
  otherLanguage: values.otherLanguage,
  handednessId: idOf(values.handedness),
  closedCaptioning: values.closedCaptioning,
});

/** What is sent of a new client: a section in which nothing is filled in is left out. */
export function newClientOf(values: CompleteClient): NewClient {
  const { education, demographic, comment } = recordsOf(values);
  const contacts = values.contacts.filter(isSent).map(contactOf);
  return {
    ...personOf(values),
    ...(contacts.length > 0 && { contacts }),
    ...(education && { education }),
    ...(demographic && { demographic }),
    ...(comment && { comment }),
  };
}

/** What is sent of a changed client: all of its records, so that one that was emptied or removed goes. */
export function changedClientOf(values: CompleteClient, before: ClientRecord): ChangedClient {
  const { education, demographic, comment } = recordsOf(values);
  // A draft may speak of a contact that was removed meanwhile: it is then a new one.
  const kept = new Set(before.contacts.map(({ id }) => id));
  return {
    version: before.client.version,
    ...personOf(values),
    contacts: values.contacts
      .filter(isSent)
      .map((contact) => ({ ...(kept.has(contact.id) && { id: contact.id }), ...contactOf(contact) })),
    education: education && { ...idIn(before.education), ...education },
    demographic: demographic && { ...idIn(before.demographic), ...demographic },
    comment: comment && { ...idIn(before.comment), ...comment },
  };
}

const idIn = (record: { id: string } | null) => (record ? { id: record.id } : {});

/** What the form begins with for a client that exists. */
export function valuesOf(record: ClientRecord, options: ClientOptions): ClientFormValues {
  const { client, contacts, education, demographic, comment } = record;
  const find = (name: keyof ClientOptions, id: number | null) =>
    options[name].find(({ value }) => value === id) ?? null;
  return {
    firstName: client.firstName,
    lastName: client.lastName,
    gender: find('gender', client.genderId),
    otherGender: client.otherGender,
    dateOfBirth: client.dateOfBirth,
    externalClientId: client.externalClientId,
    email: client.email,
    phone: client.phoneNumber,
    genderIdentity: find('genderIdentity', client.genderIdentityId),
    otherGenderIdentity: client.otherGenderIdentity,
    pronouns: find('pronouns', client.pronounsId),
    otherPronouns: client.otherPronouns,
    primaryLanguage: find('primaryLanguage', client.primaryLanguageId),
    otherLanguage: client.otherLanguage,
    handedness: find('handedness', client.handednessId),
    closedCaptioning: client.closedCaptioning,
    contacts: contacts.map((contact) => ({
      id: contact.id,
      relationship: find('relationship', contact.relationshipToClientProfileId) as never,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phoneNumber,
      primaryLanguage: find('primaryLanguage', contact.primaryLanguageId),
      otherLanguage: contact.otherLanguage,
    })),
    education: education && {
      schoolName: education.schoolName,
      district: education.district,
      grade: find('grade', education.gradeId),
    },
    demographic: demographic && {
      numberOfSiblings: find('numberOfSiblings', demographic.numberOfSiblingsId),
      annualHouseholdIncome: find('annualHouseholdIncome', demographic.annualHouseholdIncomeId),
      economicDisadvantage: find('economicDisadvantage', demographic.economicDisadvantageId),
    },
    comment: comment && { comment: comment.comment },
  };
}
