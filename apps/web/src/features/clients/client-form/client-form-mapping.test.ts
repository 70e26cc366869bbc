import { catalogs } from '@hub/contract/catalogs/catalogs';
import { OTHER_GENDER_IDENTITY } from '@hub/contract/catalogs/gender-identities';
import { OTHER_GENDER } from '@hub/contract/catalogs/genders';
import { OTHER_LANGUAGE } from '@hub/contract/catalogs/languages';
import { OTHER_PRONOUNS } from '@hub/contract/catalogs/pronouns';
import type { Client } from '@hub/contract/core/clients/client';
import { createClient, updateClient } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import type { Catalogs } from '../api/use-catalogs.ts';
import type { ClientRecord } from '../client-record.ts';
import { changedClientOf, fieldOf, inputNameOf, newClientOf, valuesOf } from './client-form-mapping.ts';
import { type ClientFormValues, clientFormSchema } from './client-form-schema.ts';
import {
  emptyClient,
  emptyComment,
  emptyContact,
  emptyDemographic,
  emptyEducation,
} from './client-form-values.ts';
import { clientOptions } from './client-options.ts';

const options = clientOptions(catalogs as unknown as Catalogs);
const schema = clientFormSchema('2026-11-15');

const option = (name: keyof typeof options, id: number) => {
  const found = options[name].find(({ value }) => value === id);
  if (!found) throw new Error(`${name} has no option ${id}`);
  return found;
};

const maya: ClientFormValues = {
  ...emptyClient,
  firstName: 'Maya',
  lastName: 'Okafor',
  dateOfBirth: '2016-02-29',
};
const mother = {
  ...emptyContact(),
  relationship: option('relationship', 1),
  firstName: 'Ada',
  lastName: 'Okafor',
};

/** As the form sends it: by its rules first. */
const complete = (values: Partial<ClientFormValues>) => schema.parse({ ...maya, ...values });

const ids = {
  client: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b01',
  contact: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b02',
  education: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b03',
  demographic: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b04',
  comment: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b05',
};

const client: Client = {
  id: ids.client,
  firstName: 'Maya',
  lastName: 'Okafor',
  genderId: OTHER_GENDER,
  otherGender: 'Unknown at birth',
  dateOfBirth: '2016-02-29',
  externalClientId: 'A-17',
  email: 'maya@home.test',
  phoneNumber: '608-555-0110',
  genderIdentityId: 2,
  otherGenderIdentity: '',
  pronounsId: null,
  otherPronouns: '',
  primaryLanguageId: 1,
  otherLanguage: '',
  handednessId: 1,
  closedCaptioning: true,
  lastEvaluation: null,
  created: '2026-11-01T10:00:00.000Z',
  version: 4,
};

const stored: ClientRecord = {
  client,
  contacts: [
    {
      id: ids.contact,
      firstName: 'Ada',
      lastName: 'Okafor',
      relationshipToClientProfileId: 1,
      email: '',
      phoneNumber: '608-555-0111',
      primaryLanguageId: OTHER_LANGUAGE,
      otherLanguage: 'Igbo',
      version: 1,
    },
  ],
  education: { id: ids.education, schoolName: 'Harbor Elementary', district: '', gradeId: 6, version: 1 },
  demographic: {
    id: ids.demographic,
    numberOfSiblingsId: 3,
    annualHouseholdIncomeId: null,
    economicDisadvantageId: null,
    version: 1,
  },
  comment: { id: ids.comment, comment: 'Prefers mornings', version: 1 },
};

test.each([
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['gender', 'gender'],
  ['otherGender', 'otherGender'],
  ['dateOfBirth', 'birthDay'],
  ['externalClientId', 'clientId'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['genderIdentity', 'genderIdentity'],
  ['otherGenderIdentity', 'otherGenderIdentity'],
  ['pronouns', 'pronouns'],
  ['otherPronouns', 'otherPronouns'],
  ['primaryLanguage', 'primaryLanguage'],
  ['otherLanguage', 'otherLanguage'],
  ['closedCaptioning', 'closedCaptioning'],
  ['handedness', 'handedness'],
  ['contacts.0.firstName', 'firstNameAditional1'],
  ['contacts.1.lastName', 'lastNameAdditional2'],
  ['contacts.2.relationship', 'relationshipAdditional3'],
  ['contacts.0.email', 'emailAdditional1'],
  ['contacts.0.phone', 'phoneAdditional1'],
  ['contacts.0.primaryLanguage', 'primaryLanguageAdditional1'],
  ['contacts.0.otherLanguage', 'otherPrimaryLanguageAdditional1'],
  ['education.schoolName', 'schoolNameAdditional1'],
  ['education.district', 'districtAdditional1'],
  ['education.grade', 'gradeAdditional1'],
  ['demographic.numberOfSiblings', 'numberOfSiblingsAdditional1'],
  ['demographic.annualHouseholdIncome', 'annualHouseholdIncomeAdditional1'],
  ['demographic.economicDisadvantage', 'economicallyDisadvantagedAdditional1'],
  ['comment.comment', 'additionalComment1'],
])('the input of %s is called %s', (path, name) => {
  expect(inputNameOf(path)).toBe(name);
});

test.each([
  ['dateOfBirth', 'dateOfBirth'],
  ['externalClientId', 'externalClientId'],
  ['phoneNumber', 'phone'],
  ['genderId', 'gender'],
  ['contacts.0.email', 'contacts.0.email'],
  ['contacts.2.relationshipToClientProfileId', 'contacts.2.relationship'],
  ['education.gradeId', 'education.grade'],
  ['demographic.economicDisadvantageId', 'demographic.economicDisadvantage'],
  ['comment.comment', 'comment.comment'],
])('what the server says about %s stands at %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test('a new client without sections is sent without their records', () => {
  const body = newClientOf(complete({}));
  expect(createClient.body.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({ firstName: 'Maya', lastName: 'Okafor', dateOfBirth: '2016-02-29' });
  for (const name of ['contacts', 'education', 'demographic', 'comment'])
    expect(body).not.toHaveProperty(name);
});

test('a new client with all sections is sent in one body, and a new contact has no id there', () => {
  const body = newClientOf(
    complete({
      gender: option('gender', 1),
      handedness: option('handedness', 3),
      closedCaptioning: true,
      phone: '608-555-0110',
      contacts: [{ ...mother, phone: '608-555-0111', primaryLanguage: option('primaryLanguage', 2) }],
      education: { schoolName: 'Harbor Elementary', district: 'Lakeside', grade: option('grade', 6) },
      demographic: { ...emptyDemographic, numberOfSiblings: option('numberOfSiblings', 3) },
      comment: { comment: 'Prefers mornings' },
    }),
  );
  expect(createClient.body.safeParse(body).success).toBe(true);
  expect(body).toEqual({
    firstName: 'Maya',
    lastName: 'Okafor',
    genderId: 1,
    otherGender: '',
    dateOfBirth: '2016-02-29',
    externalClientId: '',
    email: '',
    phoneNumber: '608-555-0110',
    genderIdentityId: null,
    otherGenderIdentity: '',
    pronounsId: null,
    otherPronouns: '',
    primaryLanguageId: null,
    otherLanguage: '',
    handednessId: 3,
    closedCaptioning: true,
    contacts: [
      {
        firstName: 'Ada',
        lastName: 'Okafor',
        relationshipToClientProfileId: 1,
        email: '',
        phoneNumber: '608-555-0111',
        primaryLanguageId: 2,
        otherLanguage: '',
      },
    ],
    education: { schoolName: 'Harbor Elementary', district: 'Lakeside', gradeId: 6 },
    demographic: { numberOfSiblingsId: 3, annualHouseholdIncomeId: null, economicDisadvantageId: null },
    comment: { comment: 'Prefers mornings' },
  });
});

test('an empty comment and empty demographic data are not sent', () => {
  const body = newClientOf(complete({ comment: { comment: '  ' }, demographic: emptyDemographic }));
  expect(body).not.toHaveProperty('comment');
  expect(body).not.toHaveProperty('demographic');
});

test.each([
  ['email', { email: 'ada@home.test' }],
  ['first name', { firstName: 'Ada' }],
  ['last name', { lastName: 'Okafor' }],
  ['relationship', { relationship: option('relationship', 1) }],
  ['phone', { phone: '608-555-0111' }],
])('a contact of whom only the %s is known is sent', (_, known) => {
  const nobody = { ...mother, relationship: null as never, firstName: '', lastName: '' };
  const values = { ...complete({}), contacts: [{ ...nobody, ...known }] };
  expect(newClientOf(values).contacts).toHaveLength(1);
});

test('a contact of whom only the language is known is not sent', () => {
  const language = option('primaryLanguage', 2);
  const values = { ...complete({}), contacts: [{ ...emptyContact(), primaryLanguage: language }] };
  expect(newClientOf(values)).not.toHaveProperty('contacts');
});

const others = [
  { choice: 'gender', text: 'otherGender', other: OTHER_GENDER },
  { choice: 'genderIdentity', text: 'otherGenderIdentity', other: OTHER_GENDER_IDENTITY },
  { choice: 'pronouns', text: 'otherPronouns', other: OTHER_PRONOUNS },
  { choice: 'primaryLanguage', text: 'otherLanguage', other: OTHER_LANGUAGE },
] as const;

test.each(others)(
  '$text is sent with the choice Other and cleared with another one',
  ({ choice, text, other }) => {
    const said = { [text]: 'In other words' };
    expect(newClientOf(complete({ [choice]: option(choice, other), ...said }))).toMatchObject(said);
    expect(newClientOf(complete({ [choice]: option(choice, 1), ...said }))).toMatchObject({ [text]: '' });
    expect(newClientOf(complete({ [choice]: null, ...said }))).toMatchObject({ [text]: '' });
  },
);

test("a contact's other language is cleared unless the language is Other", () => {
  const contact = { ...mother, otherLanguage: 'Igbo' };
  const sent = (primaryLanguage: typeof contact.primaryLanguage) =>
    newClientOf(complete({ contacts: [{ ...contact, primaryLanguage }] })).contacts?.[0]?.otherLanguage;
  expect(sent(option('primaryLanguage', OTHER_LANGUAGE))).toBe('Igbo');
  expect(sent(option('primaryLanguage', 1))).toBe('');
});

test('a record that is opened and saved unchanged stays as it is', () => {
  const body = changedClientOf(schema.parse(valuesOf(stored, options)), stored);
  expect(updateClient.body.safeParse(body).success).toBe(true);
  const { id: _, lastEvaluation, created, ...fields } = client;
  const [{ version, ...contact }] = stored.contacts as [ClientRecord['contacts'][number]];
  expect(body).toEqual({
    ...fields,
    contacts: [contact],
    education: { id: ids.education, schoolName: 'Harbor Elementary', district: '', gradeId: 6 },
    demographic: {
      id: ids.demographic,
      numberOfSiblingsId: 3,
      annualHouseholdIncomeId: null,
      economicDisadvantageId: null,
    },
    comment: { id: ids.comment, comment: 'Prefers mornings' },
  });
});

test('a record that was emptied or removed is sent as gone', () => {
  const values = { ...valuesOf(stored, options), contacts: [], education: null, comment: emptyComment };
  const body = changedClientOf(schema.parse(values), stored);
  expect(body).toMatchObject({ contacts: [], education: null, comment: null });
});

test('a record that is added to a client is sent without an id', () => {
  const bare = { client, contacts: [], education: null, demographic: null, comment: null };
  const education = { ...emptyEducation, schoolName: 'Harbor Elementary' };
  const values = { ...valuesOf(bare, options), contacts: [mother], education };
  const body = changedClientOf(schema.parse(values), bare);
  expect(body.education).not.toHaveProperty('id');
  expect(body.contacts?.[0]).not.toHaveProperty('id');
});

test('a contact of a restored draft whom someone else has removed is sent as a new one', () => {
  const values = schema.parse(valuesOf(stored, options));
  const body = changedClientOf(values, { ...stored, contacts: [] });
  expect(body.contacts?.[0]).not.toHaveProperty('id');
});
