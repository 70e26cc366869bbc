import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const hours = { min: 0, max: 24, decimals: 1 };

test.each([
  ['8', 8],
  [' 7.5 ', 7.5],
  ['7,5', 7.5],
  ['٧٫٥', 7.5],
  ['۸', 8],
  ['0', 0],
  ['24', 24],
])('%s is %d', (typed, number) => {
  expect(readNumber(typed, hours)).toBe(number);
});

test.each(['25', '-1', '7.55', 'seven', '7.', '.5', '1e1', '1,2,3', '- 1'])('%s is refused', (typed) => {
  expect(readNumber(typed, hours)).toBeNull();
});

test('less than zero is read where the question allows it, with either sign', () => {
  expect(readNumber('-3', { min: -5, max: 5, decimals: 0 })).toBe(-3);
  expect(readNumber('−3', { min: -5, max: 5, decimals: 0 })).toBe(-3);
});

test('nothing is no answer', () => {
  expect(readNumber('  ', hours)).toBeUndefined();
});
