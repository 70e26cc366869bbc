import type { Form } from '../src/definition/forms.ts';
import type { Item } from '../src/definition/items.ts';
import type { NormRow, NormTable } from '../src/definition/norms.ts';
import type { ItemRule, Scale } from '../src/definition/scales.ts';
import type { Definition } from '../src/definition.ts';
import { type ScoreInput, type ScoreResult, score } from '../src/score.ts';

export const en = (text: string) => ({ en: text });

/** The codes 0, 1, 2 … so many times. */
export const codes = (count: number) => Array.from({ length: count }, (_, index) => String(index));

export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const choice = (id: string, rest: Partial<Item> = {}): Item =>
  ({ id, kind: 'choice', text: en(`Item ${id}`), options: 'often', ...rest }) as Item;

/** A form for all items of these ids, from 6:0 to 18:11. */
export const formOf = (id: string, items: string[], rest: Partial<Form> = {}): Form => ({
  id,
  respondent: 'self',
  name: en(`Form ${id}`),
  ages: { from: 72, to: 227 },
  minutes: 5,
  maxOmitted: 2,
  pages: [{ instructions: en('Mark one answer for each.'), items }],
  ...rest,
});

/** The sum of these items on the form self, nothing missing. */
export const sumOf = (items: string[], rest: Partial<ItemRule> = {}): ItemRule =>
  ({
    raw: 'sum',
    items: items.map((item) => ({ item, weights: 'straight' })),
    missing: { do: 'refuse' },
    rounding: 'none',
    ...rest,
  }) as ItemRule;

export const scaleOf = (code: string, rule: Scale['forms'][string], rest: Partial<Scale> = {}): Scale => ({
  code,
  name: en(`Scale ${code}`),
  forms: { self: rule },
  ...rest,
});

/** One row for each raw score, T rising by two. */
export const rows = (from: number, to: number, firstT = 40): NormRow[] =>
  numbers(from, to).map((raw, index) => ({
    raw,
    T: firstT + 2 * index,
    percentile: Math.min(99, 5 + index),
  }));

export const tableOf = (scale: string, rest: Partial<NormTable> = {}): NormTable =>
  ({
    form: 'self',
    scale,
    group: 'combined',
    ages: { from: 72, to: 227 },
    n: 400,
    sem: 3,
    ...rest,
  }) as NormTable;

/** Five items from 0 to 3 on the form self; a test brings the scales. */
export const instrument = (parts: Partial<Definition> = {}): Definition => ({
  code: 'TEST',
  version: '1.0.0',
  languages: ['en'],
  name: en('Test'),
  about: en('An instrument for tests.'),
  optionSets: {
    often: codes(4).map((code) => ({ code, text: en(`Option ${code}`) })),
    'yes-no': ['yes', 'no'].map((code) => ({ code, text: en(code) })),
  },
  items: ['1', '2', '3', '4', '5'].map((id) => choice(id)),
  forms: [formOf('self', ['1', '2', '3', '4', '5'])],
  weightSets: {
    straight: { 0: 0, 1: 1, 2: 2, 3: 3 },
    reversed: { 0: 3, 1: 2, 2: 1, 3: 0 },
  },
  scales: [],
  ...parts,
});

/** Answers to the items 1, 2, 3 … in order; null is missing. */
export const answersInOrder = (...answers: (string | null)[]) =>
  Object.fromEntries(answers.map((answer, index) => [String(index + 1), answer]));

/** Ten years old. */
export const input = (rest: Partial<ScoreInput> = {}): ScoreInput => ({
  form: 'self',
  answers: answersInOrder('0', '1', '2', '3', '0'),
  birthDate: '2016-05-15',
  sex: 'female',
  completedOn: '2026-05-20',
  normGroup: 'combined',
  ...rest,
});

/** The scale with this code, scored. */
export function scaleScore(definition: Definition, rest: Partial<ScoreInput>, code = 'S') {
  return findScale(score(definition, input(rest)), code);
}

export function findScale({ scales }: ScoreResult, code: string) {
  const found = scales.find(({ scale }) => scale === code);
  if (!found) throw new Error(`There is no scale ${code}`);
  return found;
}
