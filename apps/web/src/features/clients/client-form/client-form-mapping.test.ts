import { OTHER_GENDER_IDENTITY } from '@hub/contract/catalogs/gender-identities';
import { OTHER_GENDER } from '@hub/contract/catalogs/genders';
import { OTHER_LANGUAGE } from '@hub/contract/catalogs/languages';
import { OTHER_PRONOUNS } from '@hub/contract/catalogs/pronouns';
import type { Client } from '@hub/contract/core/clients/client';
import { type ClientRecord, createClient, updateClient } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { ruleAt } from '../../../lib/form/rule-at.ts';
import { changedClientOf, inputNameOf, newClientOf, valuesOf } from './client-form-mapping.ts';
import {
  type ClientFormValues,
  type CompleteClient,
  clientFormSchema,
  emptyClient,
  emptyComment,
  emptyContact,
  emptyDemographic,
  emptyEducation,
} from './client-form-schema.ts';

const schema = clientFormSchema('2026-11-15');

const maya: ClientFormValues = {
  ...emptyClient,
  firstName: 'Maya',
  lastName: 'Okafor',
  dateOfBirth: '2016-02-29',
};
const mother = {
  ...emptyContact(),
  relationshipToClientProfileId: 1,
  firstName: 'Ada',
  lastName: 'Okafor',
};

/** Parses the values by the form's rules before they are sent. */
const complete = (values: Partial<ClientFormValues>) => schema.parse({ ...maya, ...values });

const ids = {
  client: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b01',
  contact: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b02',
  education: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b03',
  demographic: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b04',
  comment: '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b05',
};

const { contacts: _, education: __, demographic: ___, comment: ____, ...blank } = schema.parse(maya);

const client: Client = {
  ...blank,
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
      mayDecide: true,
      noContact: false,
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
  lastChange: null,
};

test.each([
  ['firstName', 'firstName'],
  ['lastName', 'lastName'],
  ['genderId', 'gender'],
  ['otherGender', 'otherGender'],
  ['dateOfBirth', 'birthDay'],
  ['externalClientId', 'clientId'],
  ['email', 'email'],
  ['phoneNumber', 'phone'],
  ['genderIdentityId', 'genderIdentity'],
  ['otherGenderIdentity', 'otherGenderIdentity'],
  ['pronounsId', 'pronouns'],
  ['otherPronouns', 'otherPronouns'],
  ['primaryLanguageId', 'primaryLanguage'],
  ['otherLanguage', 'otherLanguage'],
  ['closedCaptioning', 'closedCaptioning'],
  ['handednessId', 'handedness'],
  ['contacts.0.firstName', 'firstNameAditional1'],
  ['contacts.1.lastName', 'lastNameAdditional2'],
  ['contacts.2.relationshipToClientProfileId', 'relationshipAdditional3'],
  ['contacts.0.email', 'emailAdditional1'],
  ['contacts.0.phoneNumber', 'phoneAdditional1'],
  ['contacts.0.primaryLanguageId', 'primaryLanguageAdditional1'],
  ['contacts.0.otherLanguage', 'otherPrimaryLanguageAdditional1'],
  ['contacts.0.mayDecide', 'mayDecideAdditional1'],
  ['contacts.0.noContact', 'noContactAdditional1'],
  ['education.schoolName', 'schoolNameAdditional1'],
  ['education.district', 'districtAdditional1'],
  ['education.gradeId', 'gradeAdditional1'],
  ['demographic.numberOfSiblingsId', 'numberOfSiblingsAdditional1'],
  ['demographic.annualHouseholdIncomeId', 'annualHouseholdIncomeAdditional1'],
  ['demographic.economicDisadvantageId', 'economicallyDisadvantagedAdditional1'],
  ['comment.comment', 'additionalComment1'],
])('the input of %s is called %s', (path, name) => {
  expect(inputNameOf(path)).toBe(name);
});

test.each([
  'dateOfBirth',
  'externalClientId',
  'phoneNumber',
  'genderId',
  'contacts.0.email',
  'contacts.2.relationshipToClientProfileId',
  'education.gradeId',
  'demographic.economicDisadvantageId',
  'comment.comment',
])('what the server says about %s stands at the field of that name', (path) => {
  expect(ruleAt(schema, path)).toBeDefined();
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
      genderId: 1,
      handednessId: 3,
      closedCaptioning: true,
      phoneNumber: '608-555-0110',
      contacts: [{ ...mother, phoneNumber: '608-555-0111', primaryLanguageId: 2 }],
      education: { schoolName: 'Harbor Elementary', district: 'Lakeside', gradeId: 6 },
      demographic: { ...emptyDemographic, numberOfSiblingsId: 3 },
      comment: { comment: 'Prefers mornings' },
    }),
  );
  expect(createClient.body.safeParse(body).success).toBe(true);
  expect(body).toEqual({
    ...blank,
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
        mayDecide: false,
        noContact: false,
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
  ['relationship', { relationshipToClientProfileId: 1 }],
  ['phone', { phoneNumber: '608-555-0111' }],
])('a contact of whom only the %s is known is sent', (_, known) => {
  const nobody = { ...mother, relationshipToClientProfileId: null as never, firstName: '', lastName: '' };
  const values = { ...complete({}), contacts: [{ ...nobody, ...known }] };
  expect(newClientOf(values as CompleteClient).contacts).toHaveLength(1);
});

test('a contact of whom only the language is known is not sent', () => {
  const values = { ...complete({}), contacts: [{ ...emptyContact(), primaryLanguageId: 2 }] };
  expect(newClientOf(values as CompleteClient)).not.toHaveProperty('contacts');
});

const others = [
  { choice: 'genderId', text: 'otherGender', other: OTHER_GENDER },
  { choice: 'genderIdentityId', text: 'otherGenderIdentity', other: OTHER_GENDER_IDENTITY },
  { choice: 'pronounsId', text: 'otherPronouns', other: OTHER_PRONOUNS },
  { choice: 'primaryLanguageId', text: 'otherLanguage', other: OTHER_LANGUAGE },
] as const;

test.each(others)(
  '$text is sent with the choice Other and cleared with another one',
  ({ choice, text, other }) => {
    const said = { [text]: 'In other words' };
    expect(newClientOf(complete({ [choice]: other, ...said }))).toMatchObject(said);
    expect(newClientOf(complete({ [choice]: 1, ...said }))).toMatchObject({ [text]: '' });
    expect(newClientOf(complete({ [choice]: null, ...said }))).toMatchObject({ [text]: '' });
  },
);

test("a contact's other language is cleared unless the language is Other", () => {
  const contact = { ...mother, otherLanguage: 'Igbo' };
  const sent = (primaryLanguageId: ClientFormValues['primaryLanguageId']) =>
    newClientOf(complete({ contacts: [{ ...contact, primaryLanguageId }] })).contacts?.[0]?.otherLanguage;
  expect(sent(OTHER_LANGUAGE)).toBe('Igbo');
  expect(sent(1)).toBe('');
});

test('a record that is opened and saved unchanged stays as it is', () => {
  const body = changedClientOf(schema.parse(valuesOf(stored)), stored);
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
  const values = { ...valuesOf(stored), contacts: [], education: null, comment: emptyComment };
  const body = changedClientOf(schema.parse(values), stored);
  expect(body).toMatchObject({ contacts: [], education: null, comment: null });
});

test('a record that is added to a client is sent without an id', () => {
  const bare = { ...stored, contacts: [], education: null, demographic: null, comment: null };
  const education = { ...emptyEducation, schoolName: 'Harbor Elementary' };
  const values = { ...valuesOf(bare), contacts: [mother], education };
  const body = changedClientOf(schema.parse(values), bare);
  expect(body.education).not.toHaveProperty('id');
  expect(body.contacts?.[0]).not.toHaveProperty('id');
});

test('a contact of a restored draft whom someone else has removed is sent as a new one', () => {
  const values = schema.parse(valuesOf(stored));
  const body = changedClientOf(values, { ...stored, contacts: [] });
  expect(body.contacts?.[0]).not.toHaveProperty('id');
});
