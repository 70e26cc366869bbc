import { type Fraction, max, min, subtract, sum, times, wholeFraction, ZERO } from '../fraction.ts';

export interface Part {
  /** What an answer adds. */
  values: Fraction[];
  canBeHidden: boolean;
}

export interface ReachableSum {
  total: Fraction;
  shown: number;
  missing: number;
}

/** Wider sums than this are taken by their ends. */
const MAX_WIDTH = 200_000n;

/**
 * Every sum of one value of each part, where so many may be missing and add the substitute, and others hidden and add
 * nothing. Sums are bits of a number that is shifted by each value: thousands of items take milliseconds.
 */
export function reachableSums(
  parts: Part[],
  mostMissing: (shown: number) => number,
  substitute: Fraction,
): ReachableSum[] {
  const unit = commonDenominator([substitute, ...parts.flatMap(({ values }) => values)]);
  const scaled = (value: Fraction) => times(value, wholeFraction(unit)).numerator;
  const ends = parts.map(({ values }) => ({
    lowest: min([...values, substitute, ZERO]),
    highest: max([...values, substitute, ZERO]),
  }));
  const width = scaled(sum(ends.map(({ lowest, highest }) => subtract(highest, lowest))));
  if (width > MAX_WIDTH) return onlyEnds(parts);

  const most = Math.max(0, ...parts.map((_, hidden) => mostMissing(parts.length - hidden)));
  const canHide = parts.filter(({ canBeHidden }) => canBeHidden).length;
  let sums: Sums = new Map([[key(0, 0), 1n]]);
  parts.forEach(({ values, canBeHidden }, index) => {
    const base = scaled(ends[index]?.lowest ?? ZERO);
    const shifts = [...new Set(values.map((value) => scaled(value) - base))];
    const next: Sums = new Map();
    const keep = (hidden: number, missing: number, bits: bigint) => {
      if (hidden > canHide || missing > most) return;
      next.set(key(hidden, missing), (next.get(key(hidden, missing)) ?? 0n) | bits);
    };
    for (const [counts, bits] of sums) {
      const [hidden, missing] = counts.split(' ').map(Number) as [number, number];
      for (const shift of shifts) keep(hidden, missing, bits << shift);
      keep(hidden, missing + 1, bits << (scaled(substitute) - base));
      if (canBeHidden) keep(hidden + 1, missing, bits << -base);
    }
    sums = next;
  });

  const offset = scaled(sum(ends.map(({ lowest }) => lowest)));
  return [...sums].flatMap(([counts, bits]) => {
    const [hidden, missing] = counts.split(' ').map(Number) as [number, number];
    const shown = parts.length - hidden;
    // A scale without any answer has no score.
    if (missing > mostMissing(shown) || missing >= shown) return [];
    return positions(bits).map((position) => ({
      total: times(wholeFraction(position + offset), { numerator: 1n, denominator: unit }),
      shown,
      missing,
    }));
  });
}

/** For each count of hidden and of missing parts, the sums as bits. */
type Sums = Map<string, bigint>;
const key = (hidden: number, missing: number) => `${hidden} ${missing}`;

const onlyEnds = (parts: Part[]): ReachableSum[] =>
  [min, max].map((end) => ({
    total: sum(parts.map(({ values }) => end(values))),
    shown: parts.length,
    missing: 0,
  }));

function positions(bits: bigint): bigint[] {
  const digits = bits.toString(2);
  return Array.from(digits, (digit, index) =>
    digit === '1' ? BigInt(digits.length - 1 - index) : -1n,
  ).filter((position) => position >= 0n);
}

function commonDenominator(values: Fraction[]): bigint {
  let common = 1n;
  for (const { denominator } of values) {
    const { numerator } = times({ numerator: common, denominator: 1n }, { numerator: 1n, denominator });
    // common ÷ denominator in lowest terms has what both share taken out of its numerator.
    common = numerator * denominator;
  }
  return common;
}
