import { expect, test } from 'vitest';
import { placeAfter } from './plot-points.ts';

const ltr = { count: 3, direction: 'ltr' } as const;

test('arrows lead along a profile and stop at its ends', () => {
  expect([placeAfter('ArrowDown', 0, ltr), placeAfter('ArrowRight', 2, ltr)]).toEqual([1, 2]);
  expect([placeAfter('ArrowUp', 0, ltr), placeAfter('ArrowLeft', 2, ltr)]).toEqual([0, 1]);
  expect([placeAfter('Home', 2, ltr), placeAfter('End', 0, ltr)]).toEqual([0, 2]);
});

test('on a page that runs from right to left, left leads on', () => {
  const rtl = { count: 3, direction: 'rtl' } as const;
  expect([placeAfter('ArrowLeft', 0, rtl), placeAfter('ArrowRight', 1, rtl)]).toEqual([1, 0]);
});

test('other keys, and a profile without points, are left alone', () => {
  expect(placeAfter('a', 0, ltr)).toBeUndefined();
  expect(placeAfter('ArrowDown', 0, { ...ltr, count: 0 })).toBeUndefined();
});
