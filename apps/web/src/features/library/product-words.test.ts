import { expect, test } from 'vitest';
import {
  ageInWords,
  agesInWords,
  languagesInWords,
  minutesInWords,
  respondentsInWords,
  shortTitle,
} from './product-words.ts';

test.each([
  [0, '0:0'],
  [11, '0:11'],
  [12, '1:0'],
  [75, '6:3'],
  [227, '18:11'],
])('%i months are %s', (months, words) => {
  expect(ageInWords(months)).toBe(words);
});

test('the ages of a product are years and months, and none for a training', () => {
  expect(agesInWords({ ageMonths: { from: 72, to: 227 } })).toBe('6:0–18:11');
  expect(agesInWords({ ageMonths: null })).toBeUndefined();
});

test('respondents begin with a capital', () => {
  expect(respondentsInWords({ respondents: ['parent', 'teacher', 'self'] })).toBe(
    'Parent, teacher, self-report',
  );
  expect(respondentsInWords({ respondents: [] })).toBe('');
});

test('one minute is one', () => {
  expect([minutesInWords(1), minutesInWords(15)]).toEqual(['1 minute', '15 minutes']);
});

test('a product without an edition has its acronym alone', () => {
  expect(shortTitle({ acronym: 'LBS-2', edition: 'Second Edition' })).toBe('LBS-2, Second Edition');
  expect(shortTitle({ acronym: 'LAP', edition: '' })).toBe('LAP');
});

test('languages are named', () => {
  expect(languagesInWords(['en', 'es'])).toBe('English, Spanish');
});
