import { expect, test } from 'vitest';
import { referralWindowStart } from './referral-window.ts';

test.each([
  ['2026-11-15', '2026-11-08'],
  ['2026-11-03', '2026-10-27'],
  ['2026-01-01', '2025-12-25'],
  ['2024-03-07', '2024-02-29'],
])('on %s the referral window begins on %s', (today, start) => {
  expect(referralWindowStart(today)).toBe(start);
});
