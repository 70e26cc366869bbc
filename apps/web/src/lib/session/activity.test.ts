import { expect, test } from 'vitest';
import { presenceAt } from './activity.ts';

const MINUTE = 60_000;
const LAST = Date.UTC(2026, 10, 15);

test.each([
  [0, { status: 'active' }],
  [25 * MINUTE - 1, { status: 'active' }],
  [25 * MINUTE, { status: 'expiring', endsAt: LAST + 30 * MINUTE }],
  [30 * MINUTE - 1, { status: 'expiring', endsAt: LAST + 30 * MINUTE }],
  [30 * MINUTE, { status: 'gone' }],
  [2 * 60 * MINUTE, { status: 'gone' }],
])('after %d ms without activity', (idle, presence) => {
  expect(presenceAt(LAST + idle, LAST)).toEqual(presence);
});

test('a clock that was set back ends nothing', () => {
  expect(presenceAt(LAST - 60 * MINUTE, LAST)).toEqual({ status: 'active' });
});
