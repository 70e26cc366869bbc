import { add, compare, type Fraction, floor, subtract, times, wholeFraction, ZERO } from './fraction.ts';

/** Compares a value with the square root of another without computing the root. */
export function compareWithRoot(value: Fraction, square: Fraction): number {
  return compare(value, ZERO) < 0 ? -1 : compare(times(value, value), square);
}

/** Rounds value + √square to a whole number, a half up. */
export function roundPlusRoot(value: Fraction, square: Fraction): Fraction {
  const atLeastHalf = add(value, HALF);
  let rounded = floor(atLeastHalf) + floorOfRoot(square);
  const reaches = (whole: bigint) =>
    compareWithRoot(subtract(wholeFraction(whole), atLeastHalf), square) <= 0;
  while (reaches(rounded + 1n)) rounded += 1n;
  return wholeFraction(rounded);
}

/** Rounds value - √square to a whole number, a half up. */
export function roundMinusRoot(value: Fraction, square: Fraction): Fraction {
  const atLeastHalf = add(value, HALF);
  let rounded = floor(atLeastHalf) - floorOfRoot(square);
  const isReached = (whole: bigint) =>
    compareWithRoot(subtract(atLeastHalf, wholeFraction(whole)), square) >= 0;
  while (!isReached(rounded)) rounded -= 1n;
  return wholeFraction(rounded);
}

const HALF: Fraction = { numerator: 1n, denominator: 2n };

/** Newton's method on whole numbers. */
function floorOfRoot(square: Fraction): bigint {
  const target = floor(square);
  if (target < 2n) return target;
  let root = target;
  for (let next = (target + 1n) / 2n; next < root; next = (root + target / root) / 2n) root = next;
  return root;
}
