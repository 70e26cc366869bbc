import { expect, test } from 'vitest';
import { haveBusinessDaysPassed } from './business-days-passed.ts';

test.each([
  // Thursday noon in Honolulu, UTC−10, is Thursday night in London.
  ['Pacific/Honolulu', '2026-11-12T22:00:00Z', 1, '2026-11-13T21:59:00Z', false],
  ['Pacific/Honolulu', '2026-11-12T22:00:00Z', 1, '2026-11-13T22:00:00Z', true],
  // Friday evening there, and Saturday by UTC.
  ['Pacific/Honolulu', '2026-11-14T05:00:00Z', 1, '2026-11-17T04:59:00Z', false],
  ['Pacific/Honolulu', '2026-11-14T05:00:00Z', 1, '2026-11-17T05:00:00Z', true],
  // Saturday morning in Auckland, UTC+13, and Friday by UTC: it counts from the beginning of Monday.
  ['Pacific/Auckland', '2026-11-13T20:00:00Z', 1, '2026-11-16T10:59:00Z', false],
  ['Pacific/Auckland', '2026-11-13T20:00:00Z', 1, '2026-11-16T11:00:00Z', true],
  ['Pacific/Auckland', '2026-11-13T20:00:00Z', 2, '2026-11-17T10:59:00Z', false],
  ['Pacific/Auckland', '2026-11-13T20:00:00Z', 2, '2026-11-17T11:00:00Z', true],
  // From Friday to Monday the clocks of Chicago go back by an hour, later forward.
  ['America/Chicago', '2026-10-30T15:00:00Z', 1, '2026-11-02T15:59:00Z', false],
  ['America/Chicago', '2026-10-30T15:00:00Z', 1, '2026-11-02T16:00:00Z', true],
  ['America/Chicago', '2027-03-12T16:00:00Z', 1, '2027-03-15T14:59:00Z', false],
  ['America/Chicago', '2027-03-12T16:00:00Z', 1, '2027-03-15T15:00:00Z', true],
])('in %s, since %s: %i business days at %s is %s', (zone, since, days, now, expected) => {
  expect(haveBusinessDaysPassed(new Date(since), new Date(now), zone, days)).toBe(expected);
});
