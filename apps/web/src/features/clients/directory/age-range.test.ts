import { expect, test } from 'vitest';
import { readAges, writtenAges } from './age-range.ts';

test.each([
  ['', '', { MinAge: undefined, MaxAge: undefined }],
  ['5', '', { MinAge: 5, MaxAge: undefined }],
  [' ', ' 12 ', { MinAge: undefined, MaxAge: 12 }],
  ['0', '150', { MinAge: 0, MaxAge: 150 }],
  ['7', '7', { MinAge: 7, MaxAge: 7 }],
])('from "%s" to "%s" is asked for', (lowest, highest, ages) => {
  expect(readAges({ lowest, highest })).toEqual({ ages });
});

test.each([
  ['12', '5', 'The lowest age is above the highest'],
  ['151', '', 'Use a whole number from 0 to 150'],
  ['', 'ten', 'Use a whole number from 0 to 150'],
  ['-1', '', 'Use a whole number from 0 to 150'],
  ['2.5', '1', 'Use a whole number from 0 to 150'],
])('from "%s" to "%s" is not asked for', (lowest, highest, error) => {
  expect(readAges({ lowest, highest })).toEqual({ error });
});

test('what is asked for stands in the fields', () => {
  expect(writtenAges({ MinAge: 0, MaxAge: undefined })).toEqual({ lowest: '0', highest: '' });
});
