import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekdayOf } from './calendar-day.ts';
import { hintDate } from './hint-date.ts';

// Every day of two full 400-year cycles, 1600 to 2399.
const anyDay = fc.nat(2 * 146_097 - 1).map((days) => addDays('1600-01-01', days));

// 2026-11-13 is a Friday.
test.each([
  ['2026-11-13', 0, '2026-11-13'],
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-13', 5, '2026-11-20'],
  ['2026-11-13', 6, '2026-11-23'],
  ['2026-11-11', 2, '2026-11-13'],
  ['2026-11-11', 3, '2026-11-16'],
  ['2026-11-14', 0, '2026-11-16'],
  ['2026-11-15', 0, '2026-11-16'],
  ['2026-11-14', 1, '2026-11-16'],
  ['2026-11-15', 1, '2026-11-16'],
  ['2026-11-14', 2, '2026-11-17'],
  ['2026-11-16', -1, '2026-11-13'],
  ['2026-11-15', -1, '2026-11-13'],
  ['2026-11-20', -5, '2026-11-13'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 2, '2024-03-01'],
])('from %s and %i business days it is %s', (from, businessDays, hint) => {
  expect(hintDate(from, businessDays)).toBe(hint);
});

const isWeekday = (day: string) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5;

test('a hint date is never on a weekend, and so many business days are passed', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(100), (from, businessDays) => {
      const hint = hintDate(from, businessDays);
      expect(isWeekday(hint)).toBe(true);
      expect(hint >= from).toBe(true);
      let passed = 0;
      for (let day = from; day < hint; day = addDays(day, 1)) if (isWeekday(addDays(day, 1))) passed++;
      expect(passed).toBe(businessDays === 0 && !isWeekday(from) ? 1 : businessDays);
    }),
  );
});

test('from a business day, later and back again is the same day', () => {
  fc.assert(
    fc.property(anyDay.filter(isWeekday), fc.integer({ min: -100, max: 100 }), (from, businessDays) => {
      expect(hintDate(hintDate(from, businessDays), -businessDays)).toBe(from);
    }),
  );
});
