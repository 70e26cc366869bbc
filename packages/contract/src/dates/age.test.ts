import fc from 'fast-check';
import { expect, test } from 'vitest';
import { age, bornBy } from './age.ts';
import { addDays } from './calendar-day.ts';

// Every day of two full 400-year cycles, 1600 to 2399.
const anyDay = fc.nat(2 * 146_097 - 1).map((days) => addDays('1600-01-01', days));

test.each([
  ['2018-03-02', '2026-11-15', 8],
  ['2018-11-15', '2026-11-14', 7],
  ['2018-11-15', '2026-11-15', 8],
  ['2018-11-15', '2026-11-16', 8],
  ['2018-12-01', '2026-11-30', 7],
  ['2026-11-15', '2026-11-15', 0],
  ['2025-12-31', '2026-01-01', 0],
  ['1999-12-31', '2000-01-01', 0],
  ['2004-02-29', '2024-02-28', 19],
  ['2004-02-29', '2024-02-29', 20],
  ['2004-02-29', '2023-02-28', 18],
  ['2004-02-29', '2023-03-01', 19],
  ['2004-03-01', '2024-02-29', 19],
  ['2004-02-28', '2024-02-28', 20],
  ['1896-02-29', '1900-02-28', 3],
  ['1896-02-29', '1900-03-01', 4],
])('who was born on %s is on %s aged %i', (dateOfBirth, today, years) => {
  expect(age(dateOfBirth, today)).toBe(years);
});

test('age is never below zero, and from one day to the next it stays or grows by one', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(45_000), (dateOfBirth, days) => {
      const today = addDays(dateOfBirth, days);
      const now = age(dateOfBirth, today);
      expect(now).toBeGreaterThanOrEqual(0);
      expect([now, now + 1]).toContain(age(dateOfBirth, addDays(today, 1)));
    }),
  );
});

test('every calendar year makes everyone one year older', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (dateOfBirth, years) => {
      const year = Number(dateOfBirth.slice(0, 4)) + years;
      expect(age(dateOfBirth, `${year}-12-31`)).toBe(years);
      expect(age(dateOfBirth, `${year}-12-31`) - age(dateOfBirth, `${year - 1}-12-31`)).toBe(1);
    }),
  );
});

test('who was born by that day is at least so old, and who was born a day later is not', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 150 }), (today, years) => {
      const last = bornBy(years, today);
      expect(age(last, today)).toBeGreaterThanOrEqual(years);
      expect(age(addDays(last, 1), today)).toBeLessThan(years);
    }),
  );
});
