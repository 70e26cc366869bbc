import type { Item, NumberItem } from './definition/items.ts';
import type { WeightedItem, WeightSet } from './definition/weights.ts';
import type { Definition } from './definition.ts';
import { add, compare, type Fraction, fraction, max, min, sum } from './fraction.ts';
import { known } from './look-up.ts';

/** The value of a given answer. */
export type GivenAnswer = string | string[] | number;

/** The weight of an answer. */
export function weightOf(
  definition: Definition,
  { item, weights }: WeightedItem,
  answer: GivenAnswer,
): Fraction {
  if (weights === 'value')
    return fraction(known(typeof answer === 'number' ? answer : undefined, `number ${item}`));
  const set = weightSetOf(definition, weights);
  if (Array.isArray(set)) {
    const range = set.find(({ from, to }) => Number(answer) >= from && Number(answer) <= to);
    return fraction(known(range, `weight of ${answer} for item ${item}`).weight);
  }
  return sum([answer].flat().map((code) => fraction(known(set[code], `weight of ${code} for item ${item}`))));
}

/** The smallest and the largest weight of any answer. */
export function weightLimits(definition: Definition, item: Item, { weights }: WeightedItem): WeightLimits {
  if (weights === 'value') {
    const { min: lowest, max: highest } = item as NumberItem;
    return { lowest: fraction(lowest), highest: fraction(highest) };
  }
  const set = weightSetOf(definition, weights);
  const each = Array.isArray(set)
    ? set.map(({ weight }) => fraction(weight))
    : Object.values(set).map((weight) => fraction(weight));
  if (item.kind !== 'choices') return { lowest: min(each), highest: max(each) };
  return { lowest: sumOfSome(each, min), highest: sumOfSome(each, max) };
}

export interface WeightLimits {
  lowest: Fraction;
  highest: Fraction;
}

export function weightSetOf(definition: Definition, weights: string | WeightSet): WeightSet {
  return typeof weights === 'string'
    ? known(definition.weightSets?.[weights], `weight set ${weights}`)
    : weights;
}

/** The extreme sum of one or more of these: the extreme one, plus each other that makes the sum more extreme. */
function sumOfSome(weights: Fraction[], extreme: (values: Fraction[]) => Fraction): Fraction {
  const first = weights.indexOf(extreme(weights));
  return weights
    .filter((_, index) => index !== first)
    .reduce((total, weight) => extreme([total, add(total, weight)]), weights[first] as Fraction);
}

export const weighsAtLeast = (weight: Fraction, limit: Fraction) => compare(weight, limit) >= 0;
