import { expect, test } from 'vitest';
import { daysOf } from './usage-period.ts';

const none = { startDate: undefined, endDate: undefined };

test.each([
  [undefined, none, {}],
  ['7', none, { startDate: '2026-02-26', endDate: '2026-03-05' }],
  ['365', none, { startDate: '2025-03-05', endDate: '2026-03-05' }],
  [
    '30',
    { startDate: '2020-01-01', endDate: '2020-02-01' },
    { startDate: '2026-02-03', endDate: '2026-03-05' },
  ],
  ['custom', none, {}],
  ['custom', { startDate: '2026-01-01', endDate: undefined }, { startDate: '2026-01-01' }],
  ['custom', { startDate: undefined, endDate: '2026-01-01' }, { endDate: '2026-01-01' }],
  [
    'custom',
    { startDate: '2026-02-01', endDate: '2026-01-01' },
    { startDate: '2026-02-01', endDate: '2026-01-01' },
  ],
] as const)('the period %s with %j is %j', (period, dates, days) => {
  expect(daysOf(period, dates, '2026-03-05')).toEqual(days);
});
