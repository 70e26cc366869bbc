import { expect, test } from 'vitest';
import { CRITICAL_Z_90, CRITICAL_Z_95, criticalZ, MAX_COMPARISONS } from './critical-z.ts';
import { toNumber } from './fraction.ts';

/** How much of a normal distribution lies beyond z on both sides: its density, summed by Simpson's rule. */
function beyond(z: number): number {
  const [end, steps] = [z + 12, 1000];
  const width = (end - z) / steps;
  const density = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);
  let area = density(z) + density(end);
  for (let step = 1; step < steps; step += 1) area += density(z + step * width) * (step % 2 ? 4 : 2);
  return (2 * area * width) / 3;
}

/** The z beyond which this much lies, by halving. */
function quantile(chance: number): number {
  let [low, high] = [0, 10];
  for (let round = 0; round < 45; round += 1) {
    const middle = (low + high) / 2;
    if (beyond(middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

test('the function that checks the table gives the z of printed tables', () => {
  expect(quantile(0.05)).toBeCloseTo(1.959964, 6);
  expect(quantile(0.01)).toBeCloseTo(2.575829, 6);
  expect(quantile(0.001)).toBeCloseTo(3.290527, 6);
});

test('every entry of the table is right to its four digits', () => {
  for (let comparisons = 1; comparisons <= MAX_COMPARISONS; comparisons += 1) {
    expect(toNumber(criticalZ(comparisons))).toBe(Number(quantile(0.05 / comparisons).toFixed(4)));
  }
  expect(toNumber(CRITICAL_Z_90)).toBe(Number(quantile(0.1).toFixed(4)));
  expect(toNumber(CRITICAL_Z_95)).toBe(1.96);
});

test.each([0, 65, 1.5, -1])('there is no z for %d comparisons', (comparisons) => {
  expect(() => criticalZ(comparisons)).toThrow(RangeError);
});
