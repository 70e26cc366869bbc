import { expect, test } from 'vitest';
import { referralWindowStart } from './referral-window.ts';

test.each([
  ['2026-11-15', 7, '2026-11-08'],
  ['2026-11-03', 7, '2026-10-27'],
  ['2026-01-01', 7, '2025-12-25'],
  ['2024-03-07', 7, '2024-02-29'],
  ['2026-03-01', 30, '2026-01-30'],
  ['2026-01-15', 90, '2025-10-17'],
])('on %s the referral window of %i days begins on %s', (today, days, start) => {
  expect(referralWindowStart(today, days)).toBe(start);
});
