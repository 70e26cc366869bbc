import { expect, test } from 'vitest';
import { todayIn } from './today.ts';

test.each([
  ['2026-11-15T00:00:00.000Z', 'UTC', '2026-11-15'],
  ['2026-11-14T23:59:59.999Z', 'UTC', '2026-11-14'],
  ['2026-11-15T07:59:59.999Z', 'America/Los_Angeles', '2026-11-14'],
  ['2026-11-15T08:00:00.000Z', 'America/Los_Angeles', '2026-11-15'],
  ['2026-07-15T06:59:59.999Z', 'America/Los_Angeles', '2026-07-14'],
  ['2026-07-15T07:00:00.000Z', 'America/Los_Angeles', '2026-07-15'],
  ['2026-11-15T10:00:00.000Z', 'Pacific/Kiritimati', '2026-11-16'],
  ['2026-11-15T10:59:59.999Z', 'Pacific/Pago_Pago', '2026-11-14'],
  ['2026-12-31T13:00:00.000Z', 'Pacific/Auckland', '2027-01-01'],
  ['2024-02-29T23:30:00.000Z', 'Europe/Berlin', '2024-03-01'],
  ['1969-12-31T23:59:59.500Z', 'UTC', '1969-12-31'],
])('at %s it is in %s the day %s', (now, zone, day) => {
  expect(todayIn(zone, new Date(now))).toBe(day);
});
