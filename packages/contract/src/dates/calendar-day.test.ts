import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addYears, daysBetween, isCalendarDay, weekdayOf } from './calendar-day.ts';

// Every day of two full 400-year cycles, 1600 to 2399.
const anyDay = fc.nat(2 * 146_097 - 1).map((days) => addDays('1600-01-01', days));

test.each([
  ['2026-11-15', 0, '2026-11-15'],
  ['2026-11-15', 1, '2026-11-16'],
  ['2026-11-15', -15, '2026-10-31'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-11-15', 365, '2027-11-15'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test.each([
  ['2026-11-15', 1, '2027-11-15'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2024-02-29', -1, '2023-02-28'],
  ['2000-02-29', 100, '2100-02-28'],
])('%s and %i years are %s', (day, years, later) => {
  expect(addYears(day, years)).toBe(later);
});

test.each([
  ['2026-11-15', '2026-11-15', 0],
  ['2026-11-15', '2026-11-22', 7],
  ['2026-11-15', '2026-11-14', -1],
  ['2024-01-01', '2025-01-01', 366],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-15', 0],
  ['2026-11-17', 2],
  ['2024-02-29', 4],
  ['1900-01-01', 1],
])('%s is day %i of its week', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each(['2026-11-31', '2023-02-29', '0999-01-01', '2026-1-5', '2026-11-15Z', '+002026-11-15', ''])(
  '%j is no day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);

test('days later and back again is the same day, and every one of them is real', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -100_000, max: 100_000 }), (day, days) => {
      const later = addDays(day, days);
      expect(isCalendarDay(later)).toBe(true);
      expect(addDays(later, -days)).toBe(day);
      expect(daysBetween(day, later)).toBe(days);
      expect(later > day).toBe(days > 0);
      expect(weekdayOf(later)).toBe((((weekdayOf(day) + days) % 7) + 7) % 7);
    }),
  );
});

test('years later is the same day of the year, or the day before where there is none', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -100, max: 100 }), (day, years) => {
      const later = addYears(day, years);
      expect(isCalendarDay(later)).toBe(true);
      expect(Number(later.slice(0, 4))).toBe(Number(day.slice(0, 4)) + years);
      expect([day.slice(5), '02-28']).toContain(later.slice(5));
    }),
  );
});
