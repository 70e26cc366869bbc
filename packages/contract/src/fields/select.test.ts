import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { selectedValue } from './select.ts';

test.each([['school'], [3], [0]])('selected: %j', (value) => {
  expect(selectedValue.parse(value)).toEqual(value);
});

test.each([
  [null],
  [undefined],
  [''],
  [' '],
  [{}],
  [Number.NaN],
  [{ value: 'school', label: 'School Psychology' }],
])('not selected: %j', (value) => {
  expect(new Set(messagesOf(selectedValue, value))).toEqual(new Set(['Please select an option']));
});
