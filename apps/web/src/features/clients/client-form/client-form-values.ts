import type { ClientFormValues } from './client-form-schema.ts';

export type ContactValues = ClientFormValues['contacts'][number];
export type EducationValues = NonNullable<ClientFormValues['education']>;
export type DemographicValues = NonNullable<ClientFormValues['demographic']>;
export type CommentValues = NonNullable<ClientFormValues['comment']>;

/** Begins the id of a contact that only the form knows so far. */
const NEW = 'new__';

export const emptyContact = (): ContactValues => ({
  id: NEW + crypto.randomUUID(),
  // Nothing is chosen yet, which the rules refuse.
  relationship: null as never,
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  primaryLanguage: null,
  otherLanguage: '',
});

export const emptyEducation: EducationValues = { schoolName: '', district: '', grade: null };

export const emptyDemographic: DemographicValues = {
  numberOfSiblings: null,
  annualHouseholdIncome: null,
  economicDisadvantage: null,
};

export const emptyComment: CommentValues = { comment: '' };

export const emptyClient: ClientFormValues = {
  firstName: '',
  lastName: '',
  gender: null,
  otherGender: '',
  dateOfBirth: '',
  externalClientId: '',
  email: '',
  phone: '',
  genderIdentity: null,
  otherGenderIdentity: '',
  pronouns: null,
  otherPronouns: '',
  primaryLanguage: null,
  otherLanguage: '',
  handedness: null,
  closedCaptioning: false,
  contacts: [],
  education: null,
  demographic: null,
  comment: null,
};

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** Whether anything is filled in; the id of a record says nothing. */
export const saysSomething = (record: object) =>
  Object.entries(record).some(([name, value]) => name !== 'id' && !isEmpty(value));
