import type { FormContent, FormItem } from '@hub/contract/core/forms/form-content';
import { expect, test } from 'vitest';
import { missingRequired } from './missing-required.ts';

const text = { en: 'Text' };
const options = ['yes', 'no'].map((code) => ({ code, text }));

const item = (id: string, required: boolean, shownBy?: string): FormItem => ({
  id,
  text,
  kind: 'choice',
  options,
  required,
  ...(shownBy && { showWhen: { item: shownBy, codes: ['yes'] } }),
});

const content = (...items: FormItem[]): FormContent => ({
  formId: 'test-self',
  version: '1.0.0',
  name: text,
  respondent: 'self',
  minutes: 5,
  languages: ['en'],
  asksRater: [],
  pages: items.map((one) => ({ instructions: text, items: [one] })),
});

test('what needs an answer and has none is missing; what may stay open is not', () => {
  const form = content(item('a', true), item('b', false), item('c', true));
  expect(missingRequired(form, {})).toEqual(['a', 'c']);
  expect(missingRequired(form, { a: 'no' })).toEqual(['c']);
  expect(missingRequired(form, { a: 'no', c: 'no' })).toEqual([]);
});

test('what is not shown needs no answer', () => {
  const form = content(item('a', false), item('b', true, 'a'));
  expect(missingRequired(form, {})).toEqual([]);
  expect(missingRequired(form, { a: 'no' })).toEqual([]);
  expect(missingRequired(form, { a: 'yes' })).toEqual(['b']);
});

test('nor does what is shown by something that is hidden again', () => {
  const form = content(item('a', false), item('b', false, 'a'), item('c', true, 'b'));
  expect(missingRequired(form, { a: 'no', b: 'yes' })).toEqual([]);
  expect(missingRequired(form, { a: 'yes', b: 'yes' })).toEqual(['c']);
});
