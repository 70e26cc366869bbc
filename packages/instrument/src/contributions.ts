import type { Definition } from './definition.ts';
import { type Answers, type FilledForm, fillForm } from './filled-form.ts';
import { divide, type Fraction, max, min, sum, toNumber, wholeFraction } from './fraction.ts';
import { findForm, known } from './look-up.ts';
import type { Timings } from './validity.ts';
import { weightLimits, weightOf, weightSetOf } from './weights.ts';

type Filled = { form: string; answers: Answers; switchedOff?: string[] };

/** The contribution of an item to a scale. */
export interface Contribution {
  scale: string;
  item: string;
  /** The weight of each answer as text: by code, by range, or the number itself. */
  weights: { answer: string; weight: string }[] | 'value';
  /** The weight of this answer; null without one. */
  contribution: number | null;
  lowest: number;
  highest: number;
}

/** Each item of each scale that is based on items, in the order of the scales. */
export function findContributions(definition: Definition, filledIn: Filled): Contribution[] {
  const filled = fill(definition, filledIn);
  return definition.scales.flatMap(({ code: scale, forms }) => {
    const rule = forms[filledIn.form];
    if (!rule || rule.raw === 'composite') return [];
    return rule.items.map((entry): Contribution => {
      const state = filled.stateOf(entry.item);
      const item = known(
        definition.items.find(({ id }) => id === entry.item),
        `item ${entry.item}`,
      );
      const { lowest, highest } = weightLimits(definition, item, entry);
      return {
        scale,
        item: entry.item,
        weights: writtenWeights(definition, entry.weights),
        contribution:
          state.status === 'answered' ? toNumber(weightOf(definition, entry, state.answer)) : null,
        lowest: toNumber(lowest),
        highest: toNumber(highest),
      };
    });
  });
}

/** Statistics of a scale's answers. Null without answers. */
export interface ItemStatistics {
  scale: string;
  items: number;
  answered: number;
  mean: number | null;
  lowest: number | null;
  highest: number | null;
}

export function findItemStatistics(definition: Definition, filledIn: Filled): ItemStatistics[] {
  const filled = fill(definition, filledIn);
  return definition.scales.flatMap(({ code: scale, forms }): ItemStatistics[] => {
    const rule = forms[filledIn.form];
    if (!rule || rule.raw === 'composite') return [];
    const weights = rule.items.flatMap((entry): Fraction[] => {
      const state = filled.stateOf(entry.item);
      return state.status === 'answered' ? [weightOf(definition, entry, state.answer)] : [];
    });
    const counts = { scale, items: rule.items.length, answered: weights.length };
    if (weights.length === 0) return [{ ...counts, mean: null, lowest: null, highest: null }];
    return [
      {
        ...counts,
        mean: toNumber(divide(sum(weights), wholeFraction(BigInt(weights.length)))),
        lowest: toNumber(min(weights)),
        highest: toNumber(max(weights)),
      },
    ];
  });
}

/** The total seconds of all items; null if none were measured. */
export const totalSeconds = (timings: Timings = {}): number | null =>
  Object.keys(timings).length === 0 ? null : Object.values(timings).reduce((total, one) => total + one, 0);

const fill = (definition: Definition, { form, answers, switchedOff = [] }: Filled): FilledForm =>
  fillForm(definition, known(findForm(definition, form), `form ${form}`), answers, switchedOff);

function writtenWeights(
  definition: Definition,
  weights: Parameters<typeof weightSetOf>[1],
): Contribution['weights'] {
  if (weights === 'value') return 'value';
  const set = weightSetOf(definition, weights);
  return Array.isArray(set)
    ? set.map(({ from, to, weight }) => ({ answer: `${from}–${to}`, weight: String(weight) }))
    : Object.entries(set).map(([answer, weight]) => ({ answer, weight: String(weight) }));
}
