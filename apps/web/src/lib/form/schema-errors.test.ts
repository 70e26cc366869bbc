import { name } from '@hub/contract/fields/name';
import { richText } from '@hub/contract/fields/rich-text';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wrongIn } from './schema-errors.ts';

const schema = z.object({ contacts: z.array(z.object({ name })), note: richText });
const tooLong = 'a'.repeat(100_001);

test('each field has one message, at its path', () => {
  const values = { contacts: [{ name: '' }], note: { html: '', text: '' } };
  expect(Object.fromEntries(wrongIn(schema, values))).toEqual({
    'contacts.0.name': 'This field is required',
    note: 'Content is required',
  });
});

test('what is wrong with the html of a rich text is told of the field', () => {
  const values = { contacts: [], note: { html: tooLong, text: tooLong } };
  expect(Object.fromEntries(wrongIn(schema, values))).toEqual({ note: 'Maximum length exceeded' });
});
