import type { ValidityIndex, ValidityIndexOf } from './definition/validity.ts';
import type { Definition } from './definition.ts';
import { type FilledForm, hasCode } from './filled-form.ts';
import {
  absolute,
  compare,
  divide,
  type Fraction,
  fraction,
  max,
  min,
  ONE,
  subtract,
  sum,
  wholeFraction,
  ZERO,
} from './fraction.ts';
import { answerLimits, type Limits } from './raw-score.ts';

/** Seconds spent on each item; empty for a form on paper. */
export type Timings = Record<string, number>;

export type ValidityState = 'acceptable' | 'caution' | 'extreme' | 'cannot-be-determined' | 'not-available';

export interface ValidityResult {
  /** The value of the given answers; null if it cannot be measured. */
  value: Fraction | null;
  state: ValidityState;
}

/** Measures an index. Nothing is prorated: if a missing answer could change the state, the state is unknown. */
export function measureValidity(
  definition: Definition,
  filled: FilledForm,
  timings: Timings | undefined,
  index: ValidityIndex,
): ValidityResult {
  const measured = measure(definition, filled, timings, index);
  if (!measured) return { value: null, state: 'not-available' };
  const { value, lowest = value, highest = value } = measured;
  const state = stateAt(index, value);
  const isSure = [lowest, highest].every((end) => stateAt(index, end) === state);
  return { value, state: isSure ? state : 'cannot-be-determined' };
}

/** Items that were shown, could be answered with a choice or a number, and were not. */
export const omittedItems = ({ items, stateOf }: FilledForm): string[] =>
  items
    .filter(({ kind }) => kind !== 'read' && kind !== 'text')
    .filter(({ id }) => stateOf(id).status === 'missing')
    .map(({ id }) => id);

type Measured = { value: Fraction } & Partial<Limits>;

function measure(
  definition: Definition,
  filled: FilledForm,
  timings: Timings | undefined,
  index: ValidityIndex,
): Measured | null {
  switch (index.kind) {
    case 'omitted':
      return { value: count(omittedItems(filled).length) };
    case 'inconsistency':
      return total(index.pairs.map((pair) => difference(definition, filled, pair)));
    case 'infrequency':
      return total(index.answers.map((answer) => improbable(filled, answer)));
    case 'impression':
      return total(
        index.items.map((entry) =>
          measuredOrPossible(filled, [entry.item], () => answerLimits(definition, filled, entry)),
        ),
      );
    case 'seconds-per-item':
      return secondsPerItem(filled, timings);
    case 'longest-run':
      return { value: count(longestRun(filled).length) };
  }
}

type Contribution = Required<Measured>;
const NOTHING: Contribution = { value: ZERO, lowest: ZERO, highest: ZERO };

const total = (contributions: Contribution[]): Contribution => ({
  value: sum(contributions.map(({ value }) => value)),
  lowest: sum(contributions.map(({ lowest }) => lowest)),
  highest: sum(contributions.map(({ highest }) => highest)),
});

/**
 * The contributions of given answers, or the possible contributions of missing ones. Items that were not shown
 * contribute nothing.
 */
function measuredOrPossible(filled: FilledForm, items: string[], limits: () => Limits): Contribution {
  const statuses = items.map((item) => filled.stateOf(item).status);
  if (statuses.includes('hidden')) return NOTHING;
  const { lowest, highest } = limits();
  if (statuses.every((status) => status === 'answered')) return { value: lowest, lowest, highest };
  return statuses.includes('perhaps-hidden')
    ? { value: ZERO, lowest: min([ZERO, lowest]), highest: max([ZERO, highest]) }
    : { value: ZERO, lowest, highest };
}

function difference(
  definition: Definition,
  filled: FilledForm,
  { first, second }: ValidityIndexOf<'inconsistency'>['pairs'][number],
): Contribution {
  return measuredOrPossible(filled, [first.item, second.item], () => {
    const a = answerLimits(definition, filled, first);
    const b = answerLimits(definition, filled, second);
    const highest = max([absolute(subtract(a.highest, b.lowest)), absolute(subtract(b.highest, a.lowest))]);
    const apart = max([ZERO, subtract(a.lowest, b.highest), subtract(b.lowest, a.highest)]);
    return { lowest: apart, highest };
  });
}

function improbable(
  filled: FilledForm,
  { item, codes }: ValidityIndexOf<'infrequency'>['answers'][number],
): Contribution {
  const state = filled.stateOf(item);
  return measuredOrPossible(filled, [item], () => {
    if (state.status !== 'answered') return { lowest: ZERO, highest: ONE };
    const value = hasCode(state.answer, codes) ? ONE : ZERO;
    return { lowest: value, highest: value };
  });
}

function secondsPerItem({ items, stateOf }: FilledForm, timings: Timings | undefined): Measured | null {
  const seconds = items.flatMap(({ id }) => {
    const spent = timings?.[id];
    return spent === undefined || stateOf(id).status !== 'answered' ? [] : [fraction(spent)];
  });
  return seconds.length === 0 ? null : { value: divide(sum(seconds), count(seconds.length)) };
}

/** The longest run of one option in consecutive items with the same options. */
export function longestRun({ items, stateOf }: FilledForm): string[] {
  let [longest, run, last]: [string[], string[], string] = [[], [], ''];
  for (const item of items) {
    const state = stateOf(item.id);
    if (item.kind === 'read' || state.status === 'hidden' || state.status === 'perhaps-hidden') continue;
    const isMark = item.kind === 'choice' && state.status === 'answered';
    const mark = isMark ? JSON.stringify([item.options, state.answer]) : '';
    run = mark === '' ? [] : mark === last ? [...run, item.id] : [item.id];
    last = mark;
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

function stateAt({ kind, caution, extreme }: ValidityIndex, value: Fraction): ValidityState {
  const isBeyond = (limit: number | string) => {
    const order = compare(value, fraction(limit));
    return kind === 'seconds-per-item' ? order <= 0 : order >= 0;
  };
  return isBeyond(extreme) ? 'extreme' : isBeyond(caution) ? 'caution' : 'acceptable';
}

const count = (value: number) => wholeFraction(BigInt(value));
