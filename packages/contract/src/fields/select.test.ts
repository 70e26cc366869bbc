import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { selectedOption } from './select.ts';

test.each([
  [{ value: 'school', label: 'School Psychology' }],
  [{ value: 3, label: 'Counseling' }],
  [{ value: 0, label: '0' }],
])('selected: %j', (option) => {
  expect(selectedOption.parse(option)).toEqual(option);
});

test.each([
  [null],
  [undefined],
  [''],
  ['school'],
  [{}],
  [{ value: '', label: 'Select' }],
  [{ value: ' ', label: 'Select' }],
  [{ value: 'school', label: '' }],
  [{ value: 3, label: ' ' }],
  [{ value: null, label: 'Select' }],
  [{ value: Number.NaN, label: 'Select' }],
  [{ value: '', label: '' }],
])('not selected: %j', (option) => {
  expect(new Set(messagesOf(selectedOption, option))).toEqual(new Set(['Please select an option']));
});
