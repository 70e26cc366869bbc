import type { InventoryFeature, InventoryProduct } from '@hub/contract/core/licenses/license-inventory';
import { expect, test } from 'vitest';
import { poolingOf, stockAlertsOf } from './stock-words.ts';

const feature = {
  productFeatureId: 'f',
  featureName: 'Parent form',
  productSKU: 'P',
  countedIn: 'uses',
  kind: 'form',
  isPoolingEnabled: true,
  quantity: 10,
  available: 4,
  upcoming: 0,
  inPool: 4,
  assigned: 0,
  held: 0,
  consumed: 6,
  expired: 0,
  transferred: 0,
  endsOn: null,
  threshold: null,
  usualThreshold: 5,
  isLow: false,
  lots: 1,
} satisfies InventoryFeature;

const productOf = (...features: Partial<InventoryFeature>[]): InventoryProduct => ({
  productId: 'p',
  productName: 'Scales',
  features: features.map((one) => ({ ...feature, ...one })),
});

test('stock that runs low and licenses that end soon are told', () => {
  const product = productOf(
    {},
    { isLow: true, available: 1 },
    { endsOn: '2026-03-10' },
    { endsOn: '2026-03-11' },
    { endsOn: '2026-04-09' },
    { endsOn: '2026-04-10' },
  );
  expect(stockAlertsOf([product], '2026-03-10')).toEqual([
    'Scales, Parent form: 1 use left',
    'Scales, Parent form: a license ends today',
    'Scales, Parent form: a license ends tomorrow',
    'Scales, Parent form: a license ends in 30 days',
  ]);
});

test.each([
  [[true, true], 'all'],
  [[true, false], 'some'],
  [[false, false], 'none'],
] as const)('pooling of %j is %s', (pooled, expected) => {
  expect(poolingOf(productOf(...pooled.map((isPoolingEnabled) => ({ isPoolingEnabled }))))).toBe(expected);
});
