import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf, mergeStretches, type Stretch, within } from './stretches.ts';

test('what was played twice counts once', () => {
  expect(
    mergeStretches([
      [5, 9],
      [0, 3],
      [2, 6],
      [20, 21],
    ]),
  ).toEqual([
    [0, 9],
    [20, 21],
  ]);
});

test('what lies behind the end does not count', () => {
  expect(
    within(
      [
        [8, 30],
        [12, 20],
      ],
      10,
    ),
  ).toEqual([[8, 10]]);
});

const stretch = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]): Stretch => [from, from + length]);

test('the length is the number of seconds that any of them holds', () => {
  fc.assert(
    fc.property(fc.array(stretch), (stretches) => {
      const seconds = new Set(
        stretches.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)),
      );
      expect(lengthOf(mergeStretches(stretches))).toBe(seconds.size);
    }),
  );
});
