import { CLOSED, OPEN } from '@hub/contract/catalogs/case-statuses';
import { expect, test } from 'vitest';
import { remainingInWords, remainingTone } from './case-badges.tsx';

test.each([
  [-2, 'Expired 2 days ago'],
  [-1, 'Expired 1 day ago'],
  [0, 'Expires today'],
  [1, '1 day left'],
  [30, '30 days left'],
])('%i remaining days read "%s"', (days, words) => {
  expect(remainingInWords(days)).toBe(words);
});

test.each([
  [-1, 'alert'],
  [0, 'alert'],
  [6, 'alert'],
  [7, 'priority'],
  [29, 'priority'],
  [30, 'neutral'],
] as const)('with %i remaining days an open case is %s', (remainingDays, tone) => {
  expect(remainingTone({ remainingDays, status: OPEN })).toBe(tone);
});

test('a closed case is never urgent', () => {
  expect(remainingTone({ remainingDays: -5, status: CLOSED })).toBe('neutral');
});
