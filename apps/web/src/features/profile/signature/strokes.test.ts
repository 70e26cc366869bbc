import { expect, test } from 'vitest';
import { boundsOf } from './strokes.ts';

test('a signature is cut to what is drawn, with room for the pen', () => {
  const { left, top, width, height } = boundsOf([
    [
      { x: 0.2, y: 0.1 },
      { x: 0.6, y: 0.12 },
    ],
    [{ x: 0.4, y: 0.2 }],
  ]);
  expect(left).toBeLessThan(0.2);
  expect(top).toBeLessThan(0.1);
  expect(left + width).toBeGreaterThan(0.6);
  expect(top + height).toBeGreaterThan(0.2);
  expect(width).toBeCloseTo(0.424);
});

test('a dot has a size, too', () => {
  const { width, height } = boundsOf([[{ x: 0.5, y: 0.1 }]]);
  expect([width > 0, height > 0]).toEqual([true, true]);
});
