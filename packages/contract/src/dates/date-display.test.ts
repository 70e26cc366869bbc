import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { displayDate, displayShortDate } from './date-display.ts';

// Every day of two full 400-year cycles, 1600 to 2399.
const anyDay = fc.nat(2 * 146_097 - 1).map((days) => addDays('1600-01-01', days));

test.each([
  ['2026-11-15', '11/15/2026', 'Nov 15, 2026'],
  ['2026-01-05', '01/05/2026', 'Jan 5, 2026'],
  ['2024-02-29', '02/29/2024', 'Feb 29, 2024'],
  ['2026-09-30', '09/30/2026', 'Sep 30, 2026'],
  ['1900-12-31', '12/31/1900', 'Dec 31, 1900'],
])('%s is shown as %s and as %s', (day, long, short) => {
  expect(displayDate(day)).toBe(long);
  expect(displayShortDate(day)).toBe(short);
});

test('the short form is the one of American English', () => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(displayShortDate(day)).toBe(american.format(new Date(`${day}T12:00:00Z`)));
      expect(displayDate(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    }),
  );
});
