import type { UsageMonth } from '@hub/contract/core/licenses/license-usage';
import { expect, test } from 'vitest';
import { latestBars, monthInWords, plotOf, scaleEnd } from './usage-plot.ts';

const used = (month: string, product: string, quantity: number): UsageMonth => ({
  month,
  productId: product,
  productName: `Product ${product}`,
  quantity,
});

test('months without use are drawn too, across the end of a year', () => {
  const { series, bars } = plotOf([
    used('2025-11', 'a', 2),
    used('2026-02', 'a', 1),
    used('2026-02', 'b', 4),
  ]);
  expect(series).toEqual(['Product b', 'Product a']);
  expect(bars).toEqual([
    { month: '2025-11', total: 2, parts: [0, 2] },
    { month: '2025-12', total: 0, parts: [0, 0] },
    { month: '2026-01', total: 0, parts: [0, 0] },
    { month: '2026-02', total: 5, parts: [4, 1] },
  ]);
});

test('of many products the least used share a pattern', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => used('2026-01', name, 10 - index));
  expect(plotOf(six).series).toHaveLength(6);
  const { series, bars } = plotOf([...six, used('2026-01', 'g', 1)]);
  expect(series.slice(-2)).toEqual(['Product e', 'Other products']);
  expect(bars[0]?.parts.at(-1)).toBe(6);
});

test('without any use there is nothing to draw', () => {
  expect(plotOf([])).toEqual({ series: [], bars: [] });
});

test('of a long time the last 24 months are drawn', () => {
  const plot = plotOf([used('2020-01', 'a', 1), used('2026-01', 'a', 1)]);
  expect(latestBars(plot)).toHaveLength(24);
  expect(latestBars(plot).at(-1)?.month).toBe('2026-01');
});

test.each([
  [0, 2],
  [1, 2],
  [3, 5],
  [7, 10],
  [11, 20],
  [50, 50],
  [51, 100],
])('a scale up to %i ends at %i', (largest, end) => {
  expect(scaleEnd(largest)).toBe(end);
});

test('a month in words', () => {
  expect(monthInWords('2026-03')).toEqual({ name: 'Mar', year: '2026' });
});
