/** Exact numbers, written for the second scorer alone: numerator and denominator, never shortened. */
export type Exact = [numerator: bigint, denominator: bigint];

export function exact(written: number | string): Exact {
  if (Number.isSafeInteger(written)) return [BigInt(written), 1n];
  let text = String(written);
  let [numerator, denominator]: Exact = [1n, 1n];
  if (text.endsWith('%')) {
    denominator *= 100n;
    text = text.slice(0, -1);
  }
  const [value = '', divisor] = text.split('/');
  if (divisor !== undefined) denominator *= BigInt(divisor);
  const [whole = '', decimals] = value.split('.');
  if (decimals === undefined) return [BigInt(whole) * numerator, denominator];
  denominator *= 10n ** BigInt(decimals.length);
  numerator = BigInt(whole + decimals);
  return [numerator, denominator];
}

export const plus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d];
export const minus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d - c * b, b * d];
export const multiply = ([a, b]: Exact, [c, d]: Exact): Exact => [a * c, b * d];
export const over = ([a, b]: Exact, [c, d]: Exact): Exact => (c < 0n ? [-a * d, -b * c] : [a * d, b * c]);
export const atLeast = ([a, b]: Exact, [c, d]: Exact) => a * d >= c * b;
export const above = ([a, b]: Exact, [c, d]: Exact) => a * d > c * b;
const same = ([a, b]: Exact, [c, d]: Exact) => a * d === c * b;
export const smaller = (a: Exact, b: Exact) => (atLeast(a, b) ? b : a);
export const larger = (a: Exact, b: Exact) => (atLeast(a, b) ? a : b);

/** The greatest integer that is not larger. */
function wholePart([a, b]: Exact): bigint {
  let whole = a / b;
  while (whole * b > a) whole -= 1n;
  return whole;
}

export function rounded(value: Exact, rounding: 'half-up' | 'half-even' | 'none'): Exact {
  if (rounding === 'none') return value;
  const low = wholePart(value);
  const rest = minus(value, [low, 1n]);
  const half: Exact = [1n, 2n];
  if (same(rest, half)) return [rounding === 'half-up' || low % 2n !== 0n ? low + 1n : low, 1n];
  return [above(rest, half) ? low + 1n : low, 1n];
}

/** value + √square and value − √square, each rounded half-up, by trying integers one by one. */
export function roundedAround(value: Exact, square: Exact): { from: number; to: number } {
  const half: Exact = [1n, 2n];
  const root = (distance: Exact) => multiply(distance, distance);
  let to = wholePart(value) - 1n;
  // An integer is reached if, less a half, it is not above value + √square.
  const isReached = (whole: bigint) => {
    const distance = minus(minus([whole, 1n], half), value);
    return atLeast([0n, 1n], distance) || atLeast(square, root(distance));
  };
  while (isReached(to + 1n)) to += 1n;
  let from = wholePart(value) + 2n;
  const isBelow = (whole: bigint) => {
    const distance = minus(plus(value, half), [whole, 1n]);
    return atLeast(distance, [0n, 1n]) && atLeast(root(distance), square);
  };
  while (!isBelow(from)) from -= 1n;
  return { from: Number(from), to: Number(to) };
}

/**
 * In the format of the results: the number and, unless it is an integer, the text of the reduced fraction.
 */
export function shown([a, b]: Exact): { number: number; text?: string } {
  let divisor = 1n;
  for (let [x, y] = [a < 0n ? -a : a, b]; ; [x, y] = [y, x % y]) {
    divisor = x;
    if (y === 0n) break;
  }
  const [numerator, denominator] = [a / divisor, b / divisor];
  return denominator === 1n
    ? { number: Number(numerator) }
    : { number: Number(numerator) / Number(denominator), text: `${numerator}/${denominator}` };
}
