import { email, optionalEmail } from '@hub/contract/fields/email';
import { name } from '@hub/contract/fields/name';
import { selectedValue } from '@hub/contract/fields/select';
import { comment } from '@hub/contract/fields/text';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isRequired, maxLengthOf, ruleAt } from './rule-at.ts';

const schema = z
  .object({
    firstName: name,
    email: optionalEmail,
    contacts: z.optional(z.array(z.object({ email }))),
    education: z.nullable(z.object({ schoolName: name })),
  })
  .check(z.refine(() => true));

test.each([
  { path: 'firstName', rule: name },
  { path: 'email', rule: optionalEmail },
  { path: 'contacts.0.email', rule: email },
  { path: 'contacts.12.email', rule: email },
  { path: 'education.schoolName', rule: name },
  { path: 'nickname', rule: undefined },
  { path: 'firstName.length', rule: undefined },
  { path: 'contacts.0.nickname', rule: undefined },
])('$path is found in the schema of its form', ({ path, rule }) => {
  expect(ruleAt(schema, path)).toBe(rule);
});

test.each([
  { what: 'a name', rule: name, empty: '', required: true },
  { what: 'an email', rule: email, empty: '', required: true },
  { what: 'an optional email', rule: optionalEmail, empty: '', required: false },
  { what: 'a comment', rule: comment, empty: '', required: false },
  { what: 'a choice', rule: selectedValue, empty: null, required: true },
  { what: 'an optional choice', rule: z.nullable(selectedValue), empty: null, required: false },
  { what: 'an agreement', rule: z.literal(true), empty: false, required: true },
  { what: 'a yes or no', rule: z.boolean(), empty: false, required: false },
])('$what is required: $required', ({ rule, empty, required }) => {
  expect(isRequired(rule, empty)).toBe(required);
});

test.each([
  { what: 'a name', rule: name, most: 50 },
  { what: 'an email', rule: email, most: 254 },
  { what: 'an optional comment', rule: z.optional(comment), most: 500 },
  { what: 'any text', rule: z.string(), most: undefined },
])('$what takes $most characters', ({ rule, most }) => {
  expect(maxLengthOf(rule)).toBe(most);
});
