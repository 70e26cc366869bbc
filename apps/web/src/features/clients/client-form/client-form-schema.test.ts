import { OTHER_LANGUAGE } from '@hub/contract/catalogs/languages';
import { expect, test } from 'vitest';
import {
  type ClientFormValues,
  clientFormSchema,
  emptyClient,
  emptyComment,
  emptyContact,
  emptyDemographic,
  emptyEducation,
} from './client-form-schema.ts';

const schema = clientFormSchema('2026-11-15');
const maya = { ...emptyClient, firstName: 'Maya', lastName: 'Okafor', dateOfBirth: '2016-02-29' };

const wrongIn = (values: Partial<ClientFormValues>) =>
  Object.fromEntries(
    (schema.safeParse({ ...maya, ...values }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

const REQUIRED = 'This field is required';

test('a name and a date of birth are enough', () => {
  expect(wrongIn({})).toEqual({});
});

test('all that is missing is told at once, other texts included', () => {
  expect(wrongIn({ ...emptyClient, primaryLanguageId: OTHER_LANGUAGE })).toEqual({
    firstName: REQUIRED,
    lastName: REQUIRED,
    dateOfBirth: REQUIRED,
    otherLanguage: 'Please specify your language',
  });
});

test('the faults of a contact come in the order of the form', () => {
  expect(Object.keys(wrongIn({ contacts: [emptyContact()], education: emptyEducation }))).toEqual([
    'contacts.0.relationshipToClientProfileId',
    'contacts.0.firstName',
    'contacts.0.lastName',
    'education.schoolName',
  ]);
});

test('a contact needs a relationship and a name, a school its name, and nothing else is asked for', () => {
  expect(
    wrongIn({
      contacts: [emptyContact()],
      education: emptyEducation,
      demographic: emptyDemographic,
      comment: emptyComment,
    }),
  ).toEqual({
    'contacts.0.relationshipToClientProfileId': 'Please select an option',
    'contacts.0.firstName': REQUIRED,
    'contacts.0.lastName': REQUIRED,
    'education.schoolName': REQUIRED,
  });
});

test.each([
  ['dateOfBirth', { dateOfBirth: '2026-11-16' }, 'Invalid date of birth'],
  ['dateOfBirth', { dateOfBirth: '11/1/26' }, 'Invalid date format'],
  ['externalClientId', { externalClientId: 'a'.repeat(51) }, 'Maximum length exceeded'],
  ['email', { email: 'maya@' }, 'Invalid email format'],
  ['phoneNumber', { phoneNumber: '608-555' }, 'Invalid format, the number must have 10 digits.'],
  ['comment.comment', { comment: { comment: 'a'.repeat(501) } }, 'Maximum length exceeded'],
])('%s is refused', (path, values, message) => {
  expect(wrongIn(values)).toEqual({ [path]: message });
});

test('a birth today is no birth in the future', () => {
  expect(wrongIn({ dateOfBirth: '2026-11-15' })).toEqual({});
});
