import { expect, test } from 'vitest';
import { dateOfBirth } from './date-of-birth.ts';
import { messagesOf } from './messages-of.ts';

test.each([
  ['2018-03-02', '2026-11-15', []],
  ['2026-11-15', '2026-11-15', []],
  ['2026-11-16', '2026-11-15', ['Invalid date of birth']],
  ['2027-01-01', '2026-12-31', ['Invalid date of birth']],
  ['9999-12-31', '2026-11-15', ['Invalid date of birth']],
  ['2030-02-30', '2026-11-15', ['Invalid date format']],
  ['03/02/2018', '2026-11-15', ['Invalid date format']],
  ['', '2026-11-15', ['This field is required']],
])('date of birth %j on %s', (day, today, messages) => {
  expect(messagesOf(dateOfBirth(today), day)).toEqual(messages);
});
