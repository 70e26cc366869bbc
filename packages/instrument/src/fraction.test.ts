import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  absolute,
  add,
  compare,
  divide,
  type Fraction,
  floor,
  fraction,
  isWithin,
  max,
  min,
  parseFraction,
  round,
  subtract,
  sum,
  times,
  toNumber,
  toText,
} from './fraction.ts';

const anyFraction = fc
  .tuple(fc.bigInt({ min: -9999n, max: 9999n }), fc.bigInt({ min: 1n, max: 999n }))
  .map(([numerator, denominator]) => fraction(`${numerator}/${denominator}`));

test.each([
  [3, '3'],
  [-0, '0'],
  [0.1, '1/10'],
  [2.5, '5/2'],
  [-2.5, '-5/2'],
  [-0.05, '-1/20'],
  [1e21, '1000000000000000000000'],
  [1.5e-7, '3/20000000'],
  ['5/4', '5/4'],
  ['-10/4', '-5/2'],
  ['1.5/3', '1/2'],
  ['20%', '1/5'],
  ['12.5%', '1/8'],
  ['100%', '1'],
])('%j is %s', (written, text) => {
  expect(toText(fraction(written))).toBe(text);
});

test.each([
  '',
  ' 1',
  '1/0',
  '1/',
  '/2',
  '1e',
  '1e999',
  'one',
  '1,5',
  '--1',
  '1/-2',
  '+1',
  '.5',
  '20 %',
  Number.NaN,
  Infinity,
])('%j is no number', (written) => {
  expect(parseFraction(written)).toBeNull();
  expect(() => fraction(written)).toThrow(RangeError);
});

test.each([
  ['2.5', '3', '2'],
  ['3.5', '4', '4'],
  ['-2.5', '-2', '-2'],
  ['-3.5', '-3', '-4'],
  ['0.5', '1', '0'],
  ['-0.5', '0', '0'],
  ['2.4999999999999999999', '2', '2'],
  ['2.5000000000000000001', '3', '3'],
  ['7/3', '2', '2'],
  ['-7/3', '-2', '-2'],
  ['-8/3', '-3', '-3'],
  ['4', '4', '4'],
])('%s is %s by half-up and %s by half-even', (written, up, even) => {
  const value = fraction(written);
  expect(toText(round(value, 'half-up'))).toBe(up);
  expect(toText(round(value, 'half-even'))).toBe(even);
  expect(round(value, 'none')).toEqual(value);
});

test('a tenth and two tenths are three tenths', () => {
  expect(add(fraction(0.1), fraction(0.2))).toEqual(fraction(0.3));
});

test('numbers are the nearest to their fractions', () => {
  expect(toNumber(fraction('1/3'))).toBe(1 / 3);
  expect(toNumber(fraction('-13/4'))).toBe(-3.25);
  expect(toNumber(fraction('7'))).toBe(7);
});

test('nothing is divided by zero', () => {
  expect(() => divide(fraction(1), fraction(0))).toThrow(RangeError);
});

test('what was done can be undone, and order does not matter', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      if (compare(b, fraction(0)) !== 0) expect(divide(times(a, b), b)).toEqual(a);
      expect(add(a, b)).toEqual(add(b, a));
      expect(times(a, add(b, c))).toEqual(add(times(a, b), times(a, c)));
      expect(fraction(toText(a))).toEqual(a);
      expect(sum([a, b, c])).toEqual(add(a, add(b, c)));
    }),
  );
});

test('comparing agrees with subtracting', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (a, b) => {
      const difference = subtract(a, b);
      expect(compare(a, b)).toBe(compare(difference, fraction(0)));
      expect(compare(absolute(difference), fraction(0))).toBe(compare(a, b) === 0 ? 0 : 1);
      expect(compare(min([a, b]), max([a, b]))).toBeLessThanOrEqual(0);
      expect(isWithin(a, min([a, b]), max([a, b]))).toBe(true);
    }),
  );
});

test('a rounded value is whole and at most a half away; a value below is not above it', () => {
  const half = fraction('1/2');
  fc.assert(
    fc.property(
      anyFraction,
      anyFraction,
      fc.constantFrom('half-up' as const, 'half-even' as const),
      (a, b, how) => {
        const rounded = round(a, how);
        expect(rounded.denominator).toBe(1n);
        expect(compare(absolute(subtract(rounded, a)), half)).toBeLessThanOrEqual(0);
        const [low, high]: [Fraction, Fraction] = compare(a, b) <= 0 ? [a, b] : [b, a];
        expect(compare(round(low, how), round(high, how))).toBeLessThanOrEqual(0);
        expect(compare(fraction(`${floor(a)}`), a)).toBeLessThanOrEqual(0);
      },
    ),
  );
});
