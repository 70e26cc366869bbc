import { addDays } from '@hub/contract/dates/calendar-day';
import { ageInMonths } from '@hub/instrument/age-in-months';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDayWithin } from './form-ages.ts';

const anyDay = fc.nat(2 * 146_097 - 1).map((days) => addDays('1600-01-01', days));

test.each([
  ['2014-05-17', 227, '2033-05-16'],
  ['2014-12-01', 0, '2014-12-31'],
  ['2014-01-31', 0, '2014-02-28'],
  ['2012-02-29', 11, '2013-02-28'],
])('who was born on %s has completed no more than %i months until %s', (dateOfBirth, months, last) => {
  expect(lastDayWithin(dateOfBirth, months)).toBe(last);
});

test('that day is the last one by the age that scoring counts', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(1200), (dateOfBirth, months) => {
      const last = lastDayWithin(dateOfBirth, months);
      expect(ageInMonths(dateOfBirth, last)).toBe(months);
      expect(ageInMonths(dateOfBirth, addDays(last, 1))).toBe(months + 1);
    }),
  );
});
