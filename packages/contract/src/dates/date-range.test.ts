import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { dateRange } from './date-range.ts';
import { todayIn } from './today.ts';

// Every day of two full 400-year cycles, 1600 to 2399.
const anyDay = fc.nat(2 * 146_097 - 1).map((days) => addDays('1600-01-01', days));

test.each([
  [0, '2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z', '2026-11-15T23:59:59.999Z'],
  [7, '2026-11-15', 'UTC', '2026-11-08T00:00:00.000Z', '2026-11-15T23:59:59.999Z'],
  [30, '2026-11-15', 'America/Chicago', '2026-10-16T05:00:00.000Z', '2026-11-16T05:59:59.999Z'],
  [0, '2026-03-08', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z', '2026-03-09T06:59:59.999Z'],
  [0, '2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-11-02T07:59:59.999Z'],
  [1, '2026-01-01', 'Pacific/Auckland', '2025-12-30T11:00:00.000Z', '2026-01-01T10:59:59.999Z'],
  [365, '2024-12-31', 'UTC', '2024-01-01T00:00:00.000Z', '2024-12-31T23:59:59.999Z'],
])('the last %i days on %s in %s', (daysAgo, today, zone, start, end) => {
  expect(dateRange(daysAgo, today, zone)).toEqual({ start: new Date(start), end: new Date(end) });
});

test('-1 means from the beginning', () => {
  expect(dateRange(-1, '2026-11-15', 'UTC')).toEqual({
    start: undefined,
    end: new Date('2026-11-15T23:59:59.999Z'),
  });
});

test('a range begins with its first millisecond and ends with its last', () => {
  const zones = fc.constantFrom(
    'UTC',
    'America/New_York',
    'Europe/Berlin',
    'Pacific/Auckland',
    'America/Sao_Paulo',
  );
  fc.assert(
    fc.property(anyDay, fc.nat(400), zones, (today, daysAgo, zone) => {
      fc.pre(today > '1972');
      const { start, end } = dateRange(daysAgo, today, zone);
      const first = addDays(today, -daysAgo);
      const dayOf = (instant: number) => todayIn(zone, new Date(instant));
      expect(dayOf(Number(start))).toBe(first);
      expect(dayOf(Number(start) - 1)).toBe(addDays(first, -1));
      expect(dayOf(Number(end))).toBe(today);
      expect(dayOf(Number(end) + 1)).toBe(addDays(today, 1));
    }),
  );
});
