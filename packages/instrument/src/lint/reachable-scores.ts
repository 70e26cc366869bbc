import type { Item, NumberItem } from '../definition/items.ts';
import type { NormTable } from '../definition/norms.ts';
import type { CompositeRule, ItemRule } from '../definition/scales.ts';
import type { WeightedItem } from '../definition/weights.ts';
import type { Definition } from '../definition.ts';
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  max,
  min,
  ONE,
  subtract,
  times,
  toText,
  wholeFraction,
  ZERO,
} from '../fraction.ts';
import { known, scaleOf } from '../look-up.ts';
import { readTable } from '../norm-lookup.ts';
import { finish, mostMissing } from '../raw-score.ts';
import { weighsAtLeast, weightLimits, weightSetOf } from '../weights.ts';
import { reachableSums } from './reachable-sums.ts';

/** A number item with more values than this is represented by its ends. */
const MAX_VALUES = 2000;

/** All scores that some answers lead to, sorted, for the scales of a definition with valid references. */
export interface ReachableScores {
  raw(scale: string, form: string): Fraction[];
  T(scale: string, form: string): Fraction[];
}

export function findReachableScores(definition: Definition): ReachableScores {
  const items = new Map(definition.items.map((item) => [item.id, item]));
  const found = new Map<string, Fraction[]>();

  function once(key: string, find: () => Fraction[]): Fraction[] {
    const scores = found.get(key) ?? inOrder(find());
    found.set(key, scores);
    return scores;
  }

  const raw = (scale: string, form: string): Fraction[] =>
    once(`raw ${form} ${scale}`, () => {
      const rule = known(scaleOf(definition, scale).forms[form], `scale ${scale} on ${form}`);
      return rule.raw === 'composite' ? ofComposite(rule, form) : ofItems(rule);
    });

  const T = (scale: string, form: string): Fraction[] =>
    once(`T ${form} ${scale}`, () =>
      (definition.norms?.tables ?? [])
        .filter((table) => table.form === form && table.scale === scale)
        .flatMap((table) => scoresOf(table, raw(scale, form))),
    );

  function ofItems(rule: ItemRule): Fraction[] {
    const entries = rule.items.map((entry) => {
      const item = known(items.get(entry.item), `item ${entry.item}`);
      return { weights: answerWeights(definition, item, entry), canBeHidden: item.showWhen !== undefined };
    });
    if (rule.raw === 'max') return ofMax(rule, entries).map((value) => finish(rule, value));
    const limit = rule.raw === 'count' ? fraction(rule.atLeast) : null;
    const counted = (weight: Fraction) =>
      limit === null ? weight : weighsAtLeast(weight, limit) ? ONE : ZERO;
    const parts = entries.map(({ weights, canBeHidden }) => ({ values: weights.map(counted), canBeHidden }));
    const substitute = rule.missing.do === 'substitute' ? counted(fraction(rule.missing.value)) : ZERO;
    return reachableSums(parts, (shown) => mostMissing(rule, shown), substitute).flatMap(
      ({ totals, shown, missing }) => {
        const share = shareOf(rule, shown, missing);
        return totals.map((total) => finish(rule, times(total, share)));
      },
    );
  }

  function ofComposite(rule: CompositeRule, form: string): Fraction[] {
    const parts = rule.parts.map(({ scale, weight }) => {
      const values = rule.of === 'raw' ? raw(scale, form) : T(scale, form);
      return { values: values.map((value) => times(value, fraction(weight ?? 1))), canBeHidden: false };
    });
    return reachableSums(parts, () => 0, ZERO).flatMap(({ totals }) =>
      totals.map((total) => finish(rule, total)),
    );
  }

  return { raw, T };
}

/**
 * The factor of the sum: for a mean one divided by all counting answers, for a prorated sum all divided by the answered
 * ones.
 */
function shareOf(rule: ItemRule, shown: number, missing: number): Fraction {
  const counting = rule.missing.do === 'substitute' ? shown : shown - missing;
  if (rule.raw === 'mean') return divide(ONE, count(counting));
  return rule.raw === 'sum' ? divide(count(shown), count(counting)) : ONE;
}

/** At least the largest minimum that an item contributes. */
function ofMax(rule: ItemRule, entries: { weights: Fraction[]; canBeHidden: boolean }[]): Fraction[] {
  const always = entries.filter(({ canBeHidden }) => !canBeHidden).map(({ weights }) => min(weights));
  const weights = entries.flatMap((entry) => entry.weights);
  const least = rule.missing.do === 'refuse' && always.length > 0 ? max(always) : min(weights);
  const substitute = rule.missing.do === 'substitute' ? [fraction(rule.missing.value)] : [];
  return [...weights.filter((weight) => weighsAtLeast(weight, least)), ...substitute];
}

function answerWeights(definition: Definition, item: Item, entry: WeightedItem): Fraction[] {
  const { lowest, highest } = weightLimits(definition, item, entry);
  if (entry.weights === 'value') return numbersOf(item as NumberItem) ?? [lowest, highest];
  const set = weightSetOf(definition, entry.weights);
  const each = Array.isArray(set)
    ? set.map(({ weight }) => fraction(weight))
    : Object.values(set).map((weight) => fraction(weight));
  return item.kind === 'choices' ? sumsOfSome(each) : each;
}

function numbersOf({ min: from, max: to, decimals = 0 }: NumberItem): Fraction[] | null {
  const step = fraction(`1/${10 ** decimals}`);
  const steps = Number(divide(subtract(fraction(to), fraction(from)), step).numerator);
  if (steps > MAX_VALUES) return null;
  return Array.from({ length: steps + 1 }, (_, index) => add(fraction(from), times(step, count(index))));
}

/** All sums of one or more of these. */
function sumsOfSome(weights: Fraction[]): Fraction[] {
  let sums: Fraction[] = [];
  for (const weight of weights) sums = inOrder([weight, ...sums, ...sums.map((so) => add(so, weight))]);
  return sums;
}

const scoresOf = (table: NormTable, raws: Fraction[]): Fraction[] =>
  'rows' in table
    ? table.rows.map(({ T }) => fraction(T))
    : raws.flatMap((raw) => readTable(table, raw)?.T ?? []);

const inOrder = (values: Fraction[]): Fraction[] =>
  [...new Map(values.map((value) => [toText(value), value])).values()].sort(compare);

const count = (value: number) => wholeFraction(BigInt(value));
