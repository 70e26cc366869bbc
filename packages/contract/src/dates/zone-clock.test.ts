import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockAt, instantOf } from './zone-clock.ts';

const MIDNIGHT = 0;
const NOON = 12 * 60;

test.each([
  ['2026-11-15', NOON, 'UTC', '2026-11-15T12:00:00Z'],
  ['2026-11-15', NOON, 'America/Los_Angeles', '2026-11-15T20:00:00Z'],
  ['2026-07-15', NOON, 'America/Los_Angeles', '2026-07-15T19:00:00Z'],
  ['2026-11-15', MIDNIGHT, 'Asia/Kolkata', '2026-11-14T18:30:00Z'],
  ['2026-11-15', MIDNIGHT, 'Pacific/Kiritimati', '2026-11-14T10:00:00Z'],
  ['2026-11-15', MIDNIGHT, 'Pacific/Pago_Pago', '2026-11-15T11:00:00Z'],
  // Clocks forward at 2:00, so half past two is skipped; back at 2:00, so half past one comes twice.
  ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00Z'],
  ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00Z'],
  // Days that do not begin at midnight, have two midnights, or were skipped.
  ['2018-11-04', MIDNIGHT, 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
  ['2026-11-01', MIDNIGHT, 'America/Havana', '2026-11-01T04:00:00Z'],
  ['2011-12-30', MIDNIGHT, 'Pacific/Apia', '2011-12-30T10:00:00Z'],
])('on %s at minute %i in %s it is %s', (day, minute, zone, instant) => {
  expect(instantOf(day, minute, zone)).toEqual(new Date(instant));
});

const zones = [
  'UTC',
  'America/Los_Angeles',
  'America/Chicago',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Asia/Tehran',
];

test('at the instant of a minute the clocks show that minute, unless they skipped it', () => {
  const days = fc.integer({ min: 0, max: 36_524 });
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(days, minutes, fc.constantFrom(...zones), (sinceEpoch, minute, zone) => {
      const midnight = new Date(sinceEpoch * 86_400_000);
      const instant = instantOf(midnight.toISOString().slice(0, 10), minute, zone);
      const shown = clockAt(instant, zone) - midnight.getTime();
      expect([minute, minute + 60]).toContain(shown / 60_000);
    }),
    { numRuns: 500 },
  );
});
