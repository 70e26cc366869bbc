import { bandIndex } from './bands.ts';
import type { BandScheme } from './definition/bands.ts';
import type { CompositeRule, Scale } from './definition/scales.ts';
import type { Definition } from './definition.ts';
import type { FilledForm } from './filled-form.ts';
import { add, type Fraction, fraction, ONE, times, ZERO } from './fraction.ts';
import { bandSchemeOf, scaleOf } from './look-up.ts';
import { lookUpNorms, type NormReason, type NormScore, type Person } from './norm-lookup.ts';
import { finish, inOrder, type Limits, rawLimits, rawScore } from './raw-score.ts';

/** Why a scale has no score. */
export type Reason = 'TOO_MANY_MISSING' | 'NOT_ON_FORM' | 'DEPENDS_ON' | NormReason;

/** A scale with exact numbers, before it is presented as a result. */
export interface ExactScore {
  scale: Scale;
  raw: Fraction | null;
  /** Null for a scale without norms. */
  norms: NormScore | null;
  reason: Reason | null;
  /** The parts of a composite that have no score. */
  dependsOn: string[];
  answered: string[];
  missing: string[];
}

/** The scales of one form. Each is computed once, whichever composite needs it first. */
export interface ScaleScores {
  scoreOf(scale: string): ExactScore;
  /** The range of scores that complete answers could have given; null if unknown. */
  limitsOf(scale: string, score: 'raw' | 'T'): Limits | null;
}

export function scoreScales(definition: Definition, filled: FilledForm, person: Person): ScaleScores {
  const scores = new Map<string, ExactScore>();
  const form = filled.form.id;

  function scoreOf(code: string): ExactScore {
    const found = scores.get(code);
    if (found) return found;
    const scale = scaleOf(definition, code);
    // A placeholder while the parts of a composite are scored, so that a circle ends.
    scores.set(code, withoutScore(scale, 'DEPENDS_ON'));
    const score = computeScore(scale);
    scores.set(code, score);
    return score;
  }

  function computeScore(scale: Scale): ExactScore {
    const rule = scale.forms[form];
    if (!rule) return withoutScore(scale, 'NOT_ON_FORM');
    if (rule.raw === 'composite') return compositeOf(scale, rule);
    const { raw, ...counts } = rawScore(definition, filled, rule);
    if (!raw) return { ...withoutScore(scale, 'TOO_MANY_MISSING'), ...counts };
    return withNorms({ ...withoutScore(scale, null), raw, ...counts });
  }

  function compositeOf(scale: Scale, rule: CompositeRule): ExactScore {
    const parts = rule.parts.map((part) => scoreOf(part.scale));
    const counts = {
      answered: distinct(parts.flatMap(({ answered }) => answered)),
      missing: distinct(parts.flatMap(({ missing }) => missing)),
    };
    const values = parts.map((part) => (rule.of === 'raw' ? part.raw : (part.norms?.T ?? null)));
    const dependsOn = parts.filter((_, index) => !values[index]).map((part) => part.scale.code);
    if (dependsOn.length > 0) return { ...withoutScore(scale, 'DEPENDS_ON'), dependsOn, ...counts };
    const raw = combineParts(
      rule,
      values.map((value) => value ?? ZERO),
    );
    return withNorms({ ...withoutScore(scale, null), raw, ...counts });
  }

  function withNorms(score: ExactScore): ExactScore {
    if (!score.raw) return score;
    const norms = lookUpNorms(definition, form, score.scale.code, person, score.raw);
    return typeof norms === 'string' ? { ...score, reason: norms } : { ...score, norms };
  }

  function limitsOf(code: string, score: 'raw' | 'T'): Limits | null {
    const rule = scaleOf(definition, code).forms[form];
    if (!rule) return null;
    const raw = rule.raw === 'composite' ? compositeLimits(rule) : rawLimits(definition, filled, rule);
    if (!raw || score === 'raw') return raw;
    const [low, high] = [raw.lowest, raw.highest].map((end) =>
      lookUpNorms(definition, form, code, person, end),
    );
    return isScore(low) && isScore(high) ? inOrder(low.T, high.T) : null;
  }

  function compositeLimits(rule: CompositeRule): Limits | null {
    const parts = rule.parts.map((part) => {
      const limits = limitsOf(part.scale, rule.of);
      return limits && isNegative(part.weight) ? { lowest: limits.highest, highest: limits.lowest } : limits;
    });
    if (!parts.every((limits) => limits !== null)) return null;
    return inOrder(
      combineParts(
        rule,
        parts.map(({ lowest }) => lowest),
      ),
      combineParts(
        rule,
        parts.map(({ highest }) => highest),
      ),
    );
  }

  return { scoreOf, limitsOf };
}

/** The band of each scheme that the scale is read by. */
export function bandsOf(definition: Definition, { scale, raw, norms }: ExactScore): Record<string, string> {
  const bands = (scale.bands ?? []).flatMap((name) => {
    const scheme = bandSchemeOf(definition, name);
    const value = scoreFor(scheme, raw, norms);
    const band = value && scheme.bands[bandIndex(scheme.bands, value)];
    return band ? [[name, band.code] as const] : [];
  });
  return Object.fromEntries(bands);
}

const scoreFor = ({ of }: BandScheme, raw: Fraction | null, norms: NormScore | null) =>
  of === 'raw' ? raw : (norms?.T ?? null);

function combineParts(rule: CompositeRule, values: Fraction[]): Fraction {
  const total = rule.parts.reduce(
    (so, part, index) => add(so, times(weightOfPart(part.weight), values[index] ?? ZERO)),
    ZERO,
  );
  return finish(rule, total);
}

const weightOfPart = (weight: number | string | undefined) => (weight === undefined ? ONE : fraction(weight));
const isNegative = (weight: number | string | undefined) => weightOfPart(weight).numerator < 0n;
const isScore = (norms: ReturnType<typeof lookUpNorms> | undefined): norms is NormScore =>
  typeof norms === 'object' && norms !== null;
const distinct = (items: string[]) => [...new Set(items)];

const withoutScore = (scale: Scale, reason: Reason | null): ExactScore => ({
  scale,
  raw: null,
  norms: null,
  reason,
  dependsOn: [],
  answered: [],
  missing: [],
});
