import { expect, test } from 'vitest';
import { missingInWords } from './missing-in-words.ts';

const labels = new Map([
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['agreed', 'I certify this'],
  ['reason', 'Reason'],
  ['days', 'Days'],
  ['why', 'Why?'],
]);
const empty = {
  firstName: '',
  lastName: '',
  email: '',
  agreed: false,
  reason: { html: '', text: '' },
  days: [],
  why: '',
};

test.each([
  { paths: [], values: empty, says: undefined },
  { paths: ['firstName'], values: empty, says: 'Fill in: First name.' },
  { paths: ['firstName', 'lastName'], values: empty, says: 'Fill in: First name and Last name.' },
  {
    paths: ['firstName', 'lastName', 'email', 'agreed', 'reason'],
    values: empty,
    says: 'Fill in: First name, Last name, Email, and 2 more.',
  },
  { paths: ['days'], values: empty, says: 'Fill in: Days.' },
  { paths: ['days', 'why'], values: empty, says: 'Fill in: Days and Why?' },
  { paths: ['email'], values: { ...empty, email: 'ava@' }, says: 'Check: Email.' },
  {
    paths: ['firstName', 'email', 'email'],
    values: { ...empty, email: 'ava@' },
    says: 'Fill in: First name. Check: Email.',
  },
  { paths: ['id'], values: empty, says: 'Something in this form is not complete yet.' },
])('with $paths the button says: $says', ({ paths, values, says }) => {
  expect(missingInWords(paths, values, labels)).toBe(says);
});
