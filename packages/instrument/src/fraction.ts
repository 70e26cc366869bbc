/** An exact number. It is always reduced, and its denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export type Rounding = 'half-up' | 'half-even' | 'none';

/** The notation of exact numbers in definitions: -3, 2.5, "5/4", "20%". */
const WRITTEN = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?(?:\/(\d+))?(%)?$/;
// Above every number that a definition needs, and low enough that no text can produce a gigabyte of digits.
const MAX_EXPONENT = 400;

/** The fraction of a number or a text, or null if it is not one. */
export function parseFraction(written: number | string): Fraction | null {
  if (Number.isSafeInteger(written)) return wholeFraction(BigInt(written));
  // The shortest decimal text of a number is the one in the JSON file: 0.1 is one tenth.
  const [, whole, decimals = '', exponent = '0', divisor = '1', percent] =
    WRITTEN.exec(String(written)) ?? [];
  if (whole === undefined || BigInt(divisor) === 0n || Math.abs(Number(exponent)) > MAX_EXPONENT) return null;
  const shift = Number(exponent) - decimals.length - (percent ? 2 : 0);
  return reduce(
    BigInt(whole + decimals) * 10n ** BigInt(Math.max(shift, 0)),
    BigInt(divisor) * 10n ** BigInt(Math.max(-shift, 0)),
  );
}

/** The fraction of a valid number or text. */
export function fraction(written: number | string): Fraction {
  const parsed = parseFraction(written);
  if (!parsed) throw new RangeError(`${JSON.stringify(written)} is not a number`);
  return parsed;
}

export const wholeFraction = (value: bigint): Fraction => ({ numerator: value, denominator: 1n });

export const ZERO = wholeFraction(0n);
export const ONE = wholeFraction(1n);

export const add = (a: Fraction, b: Fraction) =>
  reduce(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction) =>
  reduce(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Fraction, b: Fraction) =>
  reduce(a.numerator * b.numerator, a.denominator * b.denominator);

export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.numerator === 0n) throw new RangeError('Nothing can be divided by zero');
  return reduce(a.numerator * b.denominator, a.denominator * b.numerator);
}

export const sum = (values: Fraction[]) => values.reduce(add, ZERO);

export const absolute = (a: Fraction) => (a.numerator < 0n ? subtract(ZERO, a) : a);

/** Negative, zero or positive, as for a sort function. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

export const min = (values: Fraction[]) => values.reduce((a, b) => (compare(b, a) < 0 ? b : a));
export const max = (values: Fraction[]) => values.reduce((a, b) => (compare(b, a) > 0 ? b : a));

/** Whether a value is in a range, both ends included; a missing end is open. */
export const isWithin = (value: Fraction, from: Fraction | undefined, to: Fraction | undefined) =>
  (!from || compare(value, from) >= 0) && (!to || compare(value, to) <= 0);

export const isWhole = (a: Fraction) => a.denominator === 1n;

export const floor = ({ numerator, denominator }: Fraction) => floorOf(numerator, denominator);

/** Half-up rounds a half to the higher number, even below zero: -2.5 becomes -2. */
export function round(a: Fraction, rounding: Rounding): Fraction {
  if (rounding === 'none' || isWhole(a)) return a;
  const isTie = a.denominator === 2n;
  const up = floorOf(2n * a.numerator + a.denominator, 2n * a.denominator);
  return wholeFraction(rounding === 'half-even' && isTie && up % 2n !== 0n ? up - 1n : up);
}

/** The nearest number, for display. A score that is not whole is also given as exact text. */
export function toNumber({ numerator, denominator }: Fraction): number {
  // The quotient of two exact numbers is the nearest one; longer numbers are far outside of any score.
  return Number(numerator) / Number(denominator);
}

export const toText = (a: Fraction) => (isWhole(a) ? `${a.numerator}` : `${a.numerator}/${a.denominator}`);

/** BigInt division rounds towards zero, which is up for negative numbers. */
function floorOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

function reduce(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 1n) return { numerator, denominator };
  const divisor = greatestCommonDivisor(numerator, denominator);
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
