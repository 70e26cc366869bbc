import { expect, test } from 'vitest';
import { readAge, writtenAge } from './age-text.ts';

test.each([
  ['6', 72],
  ['6:3', 75],
  ['6;11', 83],
  [' 0:9 ', 9],
  ['', undefined],
])('%s is read as months', (typed, months) => {
  expect(readAge(typed)).toEqual({ months });
});

test.each(['six', '6:12', '-1', '6:', '999'])('%s is no age', (typed) => {
  expect(readAge(typed)).toEqual({ error: 'Use years, or years and months such as 6:3' });
});

test('an age is written as it would be typed', () => {
  expect([writtenAge(72), writtenAge(75), writtenAge(undefined)]).toEqual(['6', '6:3', '']);
});
