import { criticalZ } from './critical-z.ts';
import type { NormGroup } from './definition/norms.ts';
import {
  absolute,
  add,
  divide,
  type Fraction,
  fraction,
  ONE,
  subtract,
  sum,
  times,
  toNumber,
  wholeFraction,
} from './fraction.ts';
import { compareWithRoot } from './square-root.ts';

/** A scale's score for a comparison: the exact T and its error, and what both depend on. */
export interface ComparedScore {
  /** A number, or its exact text where it is not whole. */
  T: number | string;
  semSquared: string;
  /** The band in the compared scheme. */
  band: string | null;
  version: string;
  normGroup: NormGroup;
}

/** A warning to show with a comparison. */
export type Warning = 'OTHER_VERSION' | 'OTHER_NORM_GROUP';

export interface RaterDifference {
  /** Indexes of the two raters in the list. */
  raters: [number, number];
  difference: number;
  isSignificant: boolean;
  /** Same band, and no significant difference. */
  agree: boolean;
  warnings: Warning[];
}

/** Each pair of the raters of one scale: |T1 − T2| ≥ z·√(SEM1² + SEM2²), corrected for the number of pairs. */
export function compareRaters(scores: ComparedScore[]): RaterDifference[] {
  const pairs = scores.flatMap((first, index) =>
    scores
      .slice(index + 1)
      .map((second, offset) => ({ first, second, raters: [index, index + 1 + offset] as const })),
  );
  return pairs.map(({ first, second, raters }) => {
    const error = add(fraction(first.semSquared), fraction(second.semSquared));
    const difference = subtract(fraction(second.T), fraction(first.T));
    const isSignificant = reaches(difference, criticalZ(pairs.length), error);
    return {
      raters: [...raters],
      difference: toNumber(difference),
      isSignificant,
      agree: !isSignificant && first.band !== null && first.band === second.band,
      warnings: warningsOf(first, second),
    };
  });
}

export interface Change {
  difference: number;
  isReliable: boolean;
  warnings: Warning[];
}

/** From one time to a later one: |T2 − T1| ≥ 1.96·SEM·√2, with the SEM of the first (Jacobson and Truax). */
export function compareTimes(before: ComparedScore, after: ComparedScore): Change {
  const difference = subtract(fraction(after.T), fraction(before.T));
  const error = times(TWO, fraction(before.semSquared));
  return {
    difference: toNumber(difference),
    isReliable: reaches(difference, criticalZ(1), error),
    warnings: warningsOf(before, after),
  };
}

export interface SeriesStep {
  fromFirst: Change;
  fromPrevious: Change;
}

/** One form of one respondent over time: each later score against the first and the previous. */
export function compareSeries(scores: ComparedScore[]): SeriesStep[] {
  return scores.slice(1).map((score, index) => ({
    fromFirst: compareTimes(scores[0] as ComparedScore, score),
    fromPrevious: compareTimes(scores[index] as ComparedScore, score),
  }));
}

export interface StandOut {
  /** How far T is from the mean of the profile, exactly where it is whole. */
  difference: number;
  standsOut: boolean;
}

/**
 * Each of k scales of one direction against their mean:
 * |Ti − mean| ≥ z·√(SEMi²·(1 − 2/k) + ΣSEM²/k²), corrected for k. One scale alone is no profile.
 */
export function findStandOuts(scores: Pick<ComparedScore, 'T' | 'semSquared'>[]): StandOut[] {
  if (scores.length < 2) return scores.map(() => ({ difference: 0, standsOut: false }));
  const k = wholeFraction(BigInt(scores.length));
  const mean = divide(sum(scores.map(({ T }) => fraction(T))), k);
  const shared = divide(sum(scores.map(({ semSquared }) => fraction(semSquared))), times(k, k));
  const own = subtract(ONE, divide(TWO, k));
  return scores.map(({ T, semSquared }) => {
    const difference = subtract(fraction(T), mean);
    const error = add(times(fraction(semSquared), own), shared);
    return {
      difference: toNumber(difference),
      standsOut: reaches(difference, criticalZ(scores.length), error),
    };
  });
}

const TWO = fraction(2);

/** Whether |difference| ≥ z·√squaredError. A difference of zero never is, even without an error. */
const reaches = (difference: Fraction, z: Fraction, squaredError: Fraction) =>
  difference.numerator !== 0n && compareWithRoot(absolute(difference), times(times(z, z), squaredError)) >= 0;

const warningsOf = (a: ComparedScore, b: ComparedScore): Warning[] => [
  ...(a.version === b.version ? [] : ['OTHER_VERSION' as const]),
  ...(a.normGroup === b.normGroup ? [] : ['OTHER_NORM_GROUP' as const]),
];
