import type { ItemRule } from './definition/scales.ts';
import type { WeightedItem } from './definition/weights.ts';
import type { Definition } from './definition.ts';
import type { FilledForm } from './filled-form.ts';
import {
  compare,
  divide,
  type Fraction,
  fraction,
  max,
  ONE,
  type Rounding,
  round,
  sum,
  times,
  wholeFraction,
} from './fraction.ts';
import { known } from './look-up.ts';
import { weighsAtLeast, weightLimits, weightOf } from './weights.ts';

export interface RawScore {
  /** Null when more answers are missing than the rule allows. */
  raw: Fraction | null;
  answered: string[];
  missing: string[];
}

/** The raw score of a scale over items. Items that were not shown are neither answered nor missing. */
export function rawScore(definition: Definition, filled: FilledForm, rule: ItemRule): RawScore {
  const answered: string[] = [];
  const missing: string[] = [];
  const weights: Fraction[] = [];
  for (const entry of rule.items) {
    const state = filled.stateOf(entry.item);
    if (state.status === 'missing') missing.push(entry.item);
    if (state.status !== 'answered') continue;
    answered.push(entry.item);
    weights.push(weightOf(definition, entry, state.answer));
  }
  return { raw: withMissing(rule, weights, missing.length), answered, missing };
}

function withMissing(rule: ItemRule, weights: Fraction[], missing: number): Fraction | null {
  const shown = weights.length + missing;
  if (weights.length === 0 || missing > mostMissing(rule, shown)) return null;
  if (missing === 0) return combine(rule, weights);
  if (rule.missing.do === 'substitute') {
    const value = fraction(rule.missing.value);
    return combine(rule, [...weights, ...Array.from({ length: missing }, () => value)]);
  }
  // A mean of the given answers needs no factor; a sum is scaled up to all items.
  const share = rule.raw === 'sum' ? divide(count(shown), count(weights.length)) : ONE;
  return combine(rule, weights, share);
}

/** The maximum number of missing items. */
export function mostMissing({ missing }: ItemRule, shown: number): number {
  if (missing.do === 'refuse') return 0;
  if (typeof missing.most === 'number') return missing.most;
  const most = times(fraction(missing.most), count(shown));
  return Number(most.numerator / most.denominator);
}

/** Applies the operation, the constant and the rounding to the weights. */
function combine(rule: ItemRule, weights: Fraction[], share = ONE): Fraction {
  return finish(rule, times(operate(rule, weights), share));
}

function operate(rule: ItemRule, weights: Fraction[]): Fraction {
  switch (rule.raw) {
    case 'sum':
      return sum(weights);
    case 'mean':
      return divide(sum(weights), count(weights.length));
    case 'max':
      return max(weights);
    case 'count': {
      const limit = fraction(rule.atLeast);
      return count(weights.filter((weight) => weighsAtLeast(weight, limit)).length);
    }
  }
}

export function finish(
  rule: { times?: number | string | undefined; rounding: Rounding },
  value: Fraction,
): Fraction {
  return round(rule.times === undefined ? value : times(value, fraction(rule.times)), rule.rounding);
}

export interface Limits {
  lowest: Fraction;
  highest: Fraction;
}

/** The range of raw scores that complete answers could have given; null if unknown. */
export function rawLimits(definition: Definition, filled: FilledForm, rule: ItemRule): Limits | null {
  const entries = rule.items.filter(({ item }) => filled.stateOf(item).status !== 'hidden');
  const isCertain = entries.every(({ item }) => filled.stateOf(item).status !== 'perhaps-hidden');
  if (!isCertain || entries.length === 0) return null;
  const limits = entries.map((entry) => answerLimits(definition, filled, entry));
  return inOrder(
    combine(
      rule,
      limits.map(({ lowest }) => lowest),
    ),
    combine(
      rule,
      limits.map(({ highest }) => highest),
    ),
  );
}

/** The weight of an answer, or the range of weights that a missing answer could have. */
export function answerLimits(definition: Definition, filled: FilledForm, entry: WeightedItem): Limits {
  const state = filled.stateOf(entry.item);
  if (state.status === 'answered') {
    const weight = weightOf(definition, entry, state.answer);
    return { lowest: weight, highest: weight };
  }
  const item = known(
    filled.items.find(({ id }) => id === entry.item),
    `item ${entry.item}`,
  );
  return weightLimits(definition, item, entry);
}

export const inOrder = (a: Fraction, b: Fraction): Limits =>
  compare(a, b) <= 0 ? { lowest: a, highest: b } : { lowest: b, highest: a };

const count = (value: number) => wholeFraction(BigInt(value));
