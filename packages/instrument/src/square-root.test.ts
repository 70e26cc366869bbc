import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraction, times, toNumber, toText } from './fraction.ts';
import { compareWithRoot, roundMinusRoot, roundPlusRoot } from './square-root.ts';

const thousandths = (least: number, most: number) =>
  fc.integer({ min: least * 1000, max: most * 1000 }).map((value) => fraction(`${value}/1000`));

test.each([
  ['3', '9', 0],
  ['3', '9.000000000000000000001', -1],
  ['3', '8.999999999999999999999', 1],
  ['-3', '9', -1],
  ['0', '0', 0],
  ['-1/2', '0', -1],
  ['7/5', '2', -1],
  ['3/2', '2', 1],
])('%s beside the root of %s is %i', (value, square, order) => {
  expect(compareWithRoot(fraction(value), fraction(square))).toBe(order);
});

test.each([
  ['50', '25', '55', '45'],
  ['50', '20.25', '55', '46'],
  ['50', '20.2499999', '54', '46'],
  ['50', '20.2500001', '55', '45'],
  ['50', '0', '50', '50'],
  ['50', '0.25', '51', '50'],
  ['50.5', '0', '51', '51'],
  ['-3.5', '4', '-1', '-5'],
])('%s and √%s are rounded to %s and %s', (value, square, plus, minus) => {
  expect(toText(roundPlusRoot(fraction(value), fraction(square)))).toBe(plus);
  expect(toText(roundMinusRoot(fraction(value), fraction(square)))).toBe(minus);
});

test('roots of squares are the values themselves', () => {
  fc.assert(
    fc.property(thousandths(0, 2000), thousandths(-2000, 2000), (root, value) => {
      const square = times(root, root);
      expect(compareWithRoot(root, square)).toBe(0);
      const [v, r] = [Math.round(toNumber(value) * 1000), Math.round(toNumber(root) * 1000)];
      expect(toNumber(roundPlusRoot(value, square))).toBe(Math.floor((v + r + 500) / 1000));
      expect(toNumber(roundMinusRoot(value, square))).toBe(Math.floor((v - r + 500) / 1000));
    }),
  );
});
