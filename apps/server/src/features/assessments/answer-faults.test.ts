import type { FormContent } from '@hub/contract/core/forms/form-content';
import { describe, expect, test } from 'vitest';
import { answerFaults } from './answer-faults.ts';

const text = { en: 'Text' };
const options = ['a', 'b'].map((code) => ({ code, text }));
const asked = { text, required: false };
const content: FormContent = {
  formId: 'test-self',
  version: '1.0.0',
  name: text,
  respondent: 'self',
  minutes: 5,
  languages: ['en'],
  asksRater: ['interpreter'],
  pages: [
    {
      instructions: text,
      items: [
        { ...asked, id: 'one', kind: 'choice', options },
        { ...asked, id: 'some', kind: 'choices', options },
        { ...asked, id: 'whole', kind: 'number', min: -2, max: 10, decimals: 0 },
        { ...asked, id: 'cents', kind: 'number', min: 0, max: 10, decimals: 2 },
        { ...asked, id: 'words', kind: 'text', maxLength: 5 },
        { text, id: 'note', kind: 'read' },
      ],
    },
  ],
};

const messagesOf = (item: string, value: unknown) =>
  answerFaults(content, [{ item, value: value as never }]).map(({ path, message }) => `${path}: ${message}`);

describe('fits', () => {
  test.each([
    ['one', 'b'],
    ['some', ['b', 'a']],
    ['whole', -2],
    ['whole', 10],
    ['cents', 0.29],
    ['cents', 9.99],
    ['words', 'fünf5'],
    ['rater.interpreter', 'yes'],
  ])('%s: %j', (item, value) => {
    expect(messagesOf(item, value)).toEqual([]);
  });

  test.each(['one', 'some', 'whole', 'words', 'rater.interpreter'])(
    'nothing, which takes the answer of %s back',
    (item) => {
      for (const value of [null, '', []]) expect(messagesOf(item, value)).toEqual([]);
    },
  );
});

describe('does not fit', () => {
  test.each([
    ['one', 'c', 'answers.0.value: Not an option'],
    ['one', ['a'], 'answers.0.value: Send one code'],
    ['one', 1, 'answers.0.value: Send one code'],
    ['some', 'a', 'answers.0.value: Send a list of codes'],
    ['some', ['a', 'c'], 'answers.0.value: Not an option'],
    ['some', ['a', 'a'], 'answers.0.value: The same option twice'],
    ['whole', '1', 'answers.0.value: Send a number'],
    ['whole', 11, 'answers.0.value: Use a number from -2 to 10'],
    ['whole', -3, 'answers.0.value: Use a number from -2 to 10'],
    ['whole', 1.5, 'answers.0.value: Use at most 0 decimals'],
    ['cents', 0.125, 'answers.0.value: Use at most 2 decimals'],
    ['words', 'sixsix', 'answers.0.value: Use at most 5 characters'],
    ['words', 5, 'answers.0.value: Send a text'],
    ['note', 'read', 'answers.0.value: Not a question'],
    ['nothing', 'a', 'answers.0.item: Not on this form'],
    ['rater.interpreter', 'perhaps', 'answers.0.value: Not an option'],
    ['rater.known-for', 'over-1-year', 'answers.0.item: Not asked on this form'],
    ['rater.constructor', 'a', 'answers.0.item: Not asked on this form'],
  ])('%s: %j', (item, value, message) => {
    expect(messagesOf(item, value)).toEqual([message]);
  });

  test('and every fault is told with its place', () => {
    const faults = answerFaults(content, [
      { item: 'one', value: 'c' },
      { item: 'one', value: 'a' },
      { item: 'two', value: 'a' },
    ]);
    expect(faults.map(({ path }) => path)).toEqual(['answers.0.value', 'answers.2.item']);
  });
});
