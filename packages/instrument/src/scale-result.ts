import { CRITICAL_Z_90, CRITICAL_Z_95 } from './critical-z.ts';
import type { Definition } from './definition.ts';
import { type Fraction, isWhole, times, toNumber, toText } from './fraction.ts';
import type { NormScore } from './norm-lookup.ts';
import { bandsOf, type ExactScore, type Reason } from './scale-scores.ts';
import { roundMinusRoot, roundPlusRoot } from './square-root.ts';

export interface Interval {
  from: number;
  to: number;
}

/** A scale with a score. Numbers that are not whole are also given exactly, as text. */
export interface ScaleResult {
  scale: string;
  raw: number;
  exactRaw?: string;
  /** Null for a scale without norms. */
  T: number | null;
  exactT?: string;
  percentile: { text: string; sort: number } | null;
  interval90: Interval | null;
  interval95: Interval | null;
  /** The square of the standard error of measurement, exactly. */
  semSquared: string | null;
  /** The code of its band by each scheme. */
  bands: Record<string, string>;
  answered: number;
  missing: number;
}

/** A scale without a score. */
export interface ScaleReason {
  scale: string;
  reason: Reason;
  dependsOn?: string[];
  answered: number;
  missing: number;
}

export type PresentedScale = ScaleResult | ScaleReason;

/** Presents a scale with its score or its reason, never both. */
export function presentScale(definition: Definition, score: ExactScore): PresentedScale {
  const { raw, norms, reason, dependsOn } = score;
  const counts = { answered: score.answered.length, missing: score.missing.length };
  const scale = score.scale.code;
  if (raw === null || reason) {
    return {
      scale,
      reason: reason ?? 'TOO_MANY_MISSING',
      ...(dependsOn.length > 0 ? { dependsOn } : {}),
      ...counts,
    };
  }
  return {
    scale,
    raw: toNumber(raw),
    ...(isWhole(raw) ? {} : { exactRaw: toText(raw) }),
    T: norms ? toNumber(norms.T) : null,
    ...(norms && !isWhole(norms.T) ? { exactT: toText(norms.T) } : {}),
    percentile: norms?.percentile ?? null,
    interval90: interval(norms, CRITICAL_Z_90),
    interval95: interval(norms, CRITICAL_Z_95),
    semSquared: norms?.semSquared ? toText(norms.semSquared) : null,
    bands: bandsOf(definition, score),
    ...counts,
  };
}

/** T ± z·SEM. */
function interval(norms: NormScore | null, z: Fraction): Interval | null {
  if (!norms?.semSquared) return null;
  const square = times(times(z, z), norms.semSquared);
  return {
    from: toNumber(roundMinusRoot(norms.T, square)),
    to: toNumber(roundPlusRoot(norms.T, square)),
  };
}
