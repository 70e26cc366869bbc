import { expect, test } from 'vitest';
import { haveOfficeMinutesPassed, isInOfficeHours } from './office-hours.ts';

const CHICAGO = 'America/Chicago';

test.each([
  // Friday, UTC−6.
  ['2026-11-13T13:59:00Z', false],
  ['2026-11-13T14:00:00Z', true],
  ['2026-11-13T22:59:00Z', true],
  ['2026-11-13T23:00:00Z', false],
  // Saturday and Sunday at noon.
  ['2026-11-14T18:00:00Z', false],
  ['2026-11-15T18:00:00Z', false],
])('in Chicago at %s somebody is in the office: %s', (at, expected) => {
  expect(isInOfficeHours(new Date(at), CHICAGO)).toBe(expected);
});

test.each([
  [CHICAGO, '2026-11-13T18:00:00Z', '2026-11-13T19:59:00Z', false],
  [CHICAGO, '2026-11-13T18:00:00Z', '2026-11-13T20:00:00Z', true],
  // From Friday 4 PM: an hour on that day, another on Monday.
  [CHICAGO, '2026-11-13T22:00:00Z', '2026-11-16T14:59:00Z', false],
  [CHICAGO, '2026-11-13T22:00:00Z', '2026-11-16T15:00:00Z', true],
  // At night and at a weekend nothing passes.
  [CHICAGO, '2026-11-14T18:00:00Z', '2026-11-16T15:59:00Z', false],
  [CHICAGO, '2026-11-14T18:00:00Z', '2026-11-16T16:00:00Z', true],
  // Saturday in Auckland, and Friday by UTC.
  ['Pacific/Auckland', '2026-11-13T20:00:00Z', '2026-11-15T20:59:00Z', false],
  ['Pacific/Auckland', '2026-11-13T20:00:00Z', '2026-11-15T21:00:00Z', true],
  // The clocks of Chicago go back in the night to Sunday.
  [CHICAGO, '2026-10-31T15:00:00Z', '2026-11-02T15:59:00Z', false],
  [CHICAGO, '2026-10-31T15:00:00Z', '2026-11-02T16:00:00Z', true],
])('in %s two office hours have passed from %s to %s: %s', (zone, since, now, expected) => {
  expect(haveOfficeMinutesPassed(new Date(since), new Date(now), zone, 120)).toBe(expected);
});
