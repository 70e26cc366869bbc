import { type Fraction, max, min, subtract, sum, times, wholeFraction, ZERO } from '../fraction.ts';

export interface Part {
  /** The values that an answer can add. */
  values: Fraction[];
  canBeHidden: boolean;
}

/** The sums reached with this many parts shown, and this many of them missing. */
export interface ReachableSums {
  totals: Fraction[];
  shown: number;
  missing: number;
}

/** Sums with a wider range are represented by their ends. */
const MAX_WIDTH = 200_000n;

/**
 * All sums of one value of each part, where some parts may be missing and add the substitute, and others hidden and add
 * nothing. Sums are bits of a number that is shifted by each value, so that thousands of items take milliseconds.
 */
export function reachableSums(
  parts: Part[],
  mostMissing: (shown: number) => number,
  substitute: Fraction,
): ReachableSums[] {
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
  const none = (): Sums =>
    Array.from({ length: canHide + 1 }, () => Array.from({ length: most + 1 }, () => 0n));
  let sums = none();
  put(sums, 0, 0, 1n);
  parts.forEach(({ values, canBeHidden }, index) => {
    const base = scaled(ends[index]?.lowest ?? ZERO);
    const shifts = [...new Set(values.map((value) => scaled(value) - base))];
    const next = none();
    forEach(sums, (hidden, missing, bits) => {
      put(
        next,
        hidden,
        missing,
        shifts.reduce((so, shift) => so | (bits << shift), 0n),
      );
      put(next, hidden, missing + 1, bits << (scaled(substitute) - base));
      if (canBeHidden) put(next, hidden + 1, missing, bits << -base);
    });
    sums = next;
  });

  const offset = scaled(sum(ends.map(({ lowest }) => lowest)));
  const perUnit = { numerator: 1n, denominator: unit };
  const reachable: ReachableSums[] = [];
  forEach(sums, (hidden, missing, bits) => {
    const shown = parts.length - hidden;
    // A scale without any answer has no score.
    if (missing > mostMissing(shown) || missing >= shown) return;
    const totals = positions(bits).map((position) => times(wholeFraction(position + offset), perUnit));
    reachable.push({ totals, shown, missing });
  });
  return reachable;
}

/** The sums as bits, by the numbers of hidden and of missing parts. */
type Sums = bigint[][];

function put(sums: Sums, hidden: number, missing: number, bits: bigint) {
  const row = sums[hidden];
  const before = row?.[missing];
  if (row && before !== undefined) row[missing] = before | bits;
}

function forEach(sums: Sums, visit: (hidden: number, missing: number, bits: bigint) => void) {
  sums.forEach((row, hidden) => {
    row.forEach((bits, missing) => {
      if (bits !== 0n) visit(hidden, missing, bits);
    });
  });
}

const onlyEnds = (parts: Part[]): ReachableSums[] => [
  {
    totals: [min, max].map((end) => sum(parts.map(({ values }) => end(values)))),
    shown: parts.length,
    missing: 0,
  },
];

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
    // common ÷ denominator in lowest terms: the factors that both share are removed from its numerator.
    common = numerator * denominator;
  }
  return common;
}
