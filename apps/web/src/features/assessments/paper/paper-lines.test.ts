import type { FormContent } from '@hub/contract/core/forms/form-content';
import { expect, test } from 'vitest';
import { entryInWords, linesOf, shownLines } from './paper-lines.ts';
import { possibleMarks } from './possible-marks.ts';

const options = [
  { code: 'no', text: { en: 'No', es: 'No' } },
  { code: 'yes', text: { en: 'Yes', es: 'Sí' } },
];
const content = {
  asksRater: ['interpreter'],
  pages: [
    {
      items: [
        { id: 'intro', kind: 'read', text: { en: 'Read this' } },
        { id: 'call', kind: 'choice', text: { en: 'Calls out', es: 'Grita' }, options },
        { id: 'times', kind: 'number', text: { en: 'Times' }, showWhen: { item: 'call', codes: ['yes'] } },
        { id: 'note', kind: 'text', text: { en: 'Note' }, maxLength: 20 },
      ],
    },
  ],
} as unknown as FormContent;

test('what is asked about the rater comes first; texts are in the language of the paper, or in English', () => {
  expect(linesOf(content, 'es').map(({ number, text }) => [number, text])).toEqual([
    [null, 'Whether somebody translated the questions'],
    [1, 'Grita'],
    [2, 'Times'],
    [3, 'Note'],
  ]);
});

test('an item is shown by the answer that shows it', () => {
  const lines = linesOf(content, 'en');
  const shownWith = (value: string) =>
    shownLines(content, lines, new Map([['call', { mark: 'answer', value }]])).map(({ item }) => item);
  expect(shownWith('no')).toEqual(['rater.interpreter', 'call', 'note']);
  expect(shownWith('yes')).toEqual(['rater.interpreter', 'call', 'times', 'note']);
});

test('an entry is told in words', () => {
  const [, call] = linesOf(content, 'en');
  if (!call) throw new Error('no line');
  expect(entryInWords(call, { mark: 'answer', value: 'yes' })).toBe('Yes');
  expect(entryInWords(call, { mark: 'blank' })).toBe('Not answered');
  expect(entryInWords(call, { mark: 'double' })).toBe('Marked twice');
  expect(entryInWords(call, undefined)).toBe('');
});

test('where two entries differ, each says whose it is, and a third can hold', () => {
  const [, call] = linesOf(content, 'en');
  if (!call) throw new Error('no line');
  const marks = possibleMarks(call, {
    item: 'call',
    first: { mark: 'answer', value: 'yes' },
    second: { mark: 'blank' },
    decided: null,
  });
  expect(marks.map(({ label }) => label)).toEqual([
    'No',
    'Yes (first entry)',
    'Not answered (second entry)',
    'Marked twice',
  ]);
});
