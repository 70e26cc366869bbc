import { expect, test } from 'vitest';
import {
  choice,
  codes,
  en,
  findScale,
  formOf,
  input,
  instrument,
  numbers,
  scaleOf,
  sumOf,
  tableOf,
} from '../test/small-instrument.ts';
import type { Rule } from './definition/criteria.ts';
import type { ItemRule } from './definition/scales.ts';
import type { Definition } from './definition.ts';
import { lint } from './lint.ts';
import { type ScoreInput, score } from './score.ts';

// How public instruments are scored, with items without content. None of them is part of the hub.

const ids = (count: number) => numbers(1, count).map(String);
const weights = (...values: number[]) =>
  Object.fromEntries(values.map((value, code) => [String(code), value]));
const options = (count: number) => codes(count).map((code) => ({ code, text: en(`Option ${code}`) }));
const band = (code: string, from: number | undefined, to: number | undefined) => ({
  code,
  name: en(code),
  tone: 'neutral' as const,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** A questionnaire of items with the same number of options and the weights 0, 1, 2 …, all summed. */
function questionnaire(items: number, optionCount: number, parts: Partial<Definition> = {}): Definition {
  const straight = weights(...numbers(0, optionCount - 1));
  const reversed = weights(...numbers(0, optionCount - 1).toReversed());
  const definition = instrument({
    optionSets: { often: options(optionCount) },
    weightSets: { straight, reversed },
    items: ids(items).map((id) => choice(id)),
    forms: [formOf('self', ids(items), { ages: { from: 216, to: 1199 } })],
    scales: [scaleOf('S', sumOf(ids(items)))],
    ...parts,
  });
  expect(lint(definition)).toEqual([]);
  return definition;
}

const all = (count: number, code: string, rest: Record<string, string | null> = {}) => ({
  ...Object.fromEntries(ids(count).map((id) => [id, code])),
  ...rest,
});
const adult: Partial<ScoreInput> = { birthDate: '1990-01-01', completedOn: '2026-01-01' };
const scored = (definition: Definition, answers: ScoreInput['answers'], rest: Partial<ScoreInput> = {}) =>
  score(definition, input({ ...adult, answers, ...rest }));
const rawOf = (definition: Definition, answers: ScoreInput['answers'], scale = 'S') =>
  findScale(scored(definition, answers), scale);

const severity = {
  severity: {
    of: 'raw' as const,
    concern: 'high' as const,
    bands: [band('minimal', 0, 4), band('mild', 5, 9), band('moderate', 10, 14), band('severe', 15, 27)],
  },
};

test('like PHQ-9: a sum with bands, and a criterion in which one item counts earlier than the others', () => {
  const symptom = (item: string): Rule => ({
    answer: item,
    has: item === '9' ? ['1', '2', '3'] : ['2', '3'],
  });
  const definition = questionnaire(9, 4, {
    scales: [scaleOf('S', sumOf(ids(9)), { bands: ['severity'] })],
    bandSchemes: severity,
    criteria: [
      {
        code: 'episode',
        name: en('Episode'),
        forms: ['self'],
        rule: { all: [{ any: [symptom('1'), symptom('2')] }, { atLeast: 5, of: ids(9).map(symptom) }] },
      },
    ],
  });
  const result = scored(definition, all(9, '1', { 1: '2', 2: '2', 3: '2', 4: '2' }));
  expect(findScale(result, 'S')).toMatchObject({ raw: 13, bands: { severity: 'moderate' } });
  expect(result.criteria).toEqual([{ criterion: 'episode', result: 'met' }]);
  expect(scored(definition, all(9, '1')).criteria[0]?.result).toBe('not-met');
});

test('like GAD-7 and K10: plain sums, from 0 or from 1', () => {
  expect(rawOf(questionnaire(7, 4), all(7, '3'))).toMatchObject({ raw: 21 });
  const fromOne = questionnaire(10, 5, { weightSets: { straight: weights(1, 2, 3, 4, 5) } });
  expect(rawOf(fromOne, all(10, '0'))).toMatchObject({ raw: 10 });
  expect(rawOf(fromOne, all(10, '4'))).toMatchObject({ raw: 50 });
});

test('like PCL-5: a sum, and clusters that each need so many symptoms', () => {
  const cluster = (from: number, to: number, atLeast: number): Rule => ({
    count: numbers(from, to).map((id) => ({ item: String(id), weights: 'straight' })),
    weighing: 2,
    atLeast,
  });
  const definition = questionnaire(20, 5, {
    criteria: [
      {
        code: 'clusters',
        name: en('Clusters'),
        forms: ['self'],
        rule: { all: [cluster(1, 5, 1), cluster(6, 7, 1), cluster(8, 14, 2), cluster(15, 20, 2)] },
      },
    ],
  });
  const met = scored(definition, all(20, '0', { 1: '2', 6: '2', 8: '2', 9: '3', 15: '4', 20: '2' }));
  expect(met.criteria[0]?.result).toBe('met');
  expect(findScale(met, 'S')).toMatchObject({ raw: 15 });
  const open = scored(definition, all(20, '0', { 1: '2', 6: '2', 8: '2', 9: null, 15: '4', 20: '2' }));
  expect(open.criteria[0]?.result).toBe('cannot-be-determined');
});

test('like PSC-17: three subscales and a total, up to three missing answers count zero', () => {
  const missing = { do: 'substitute', most: 3, value: 0 } as const;
  const part = (code: string, from: number, to: number) =>
    scaleOf(code, sumOf(numbers(from, to).map(String), { missing }));
  const definition = questionnaire(17, 3, {
    scales: [part('I', 1, 5), part('A', 6, 10), part('E', 11, 17), scaleOf('S', sumOf(ids(17), { missing }))],
  });
  expect(rawOf(definition, all(17, '1', { 1: null, 6: null, 11: null }))).toMatchObject({ raw: 14 });
  expect(rawOf(definition, all(17, '1', { 1: null, 2: null, 3: null, 4: null }))).toMatchObject({
    reason: 'TOO_MANY_MISSING',
  });
});

test('like AUDIT: two items with weights of their own, and items that are skipped by those who do not drink', () => {
  const skipped = ids(10).map((id) =>
    choice(
      id,
      numbers(2, 8).includes(Number(id)) ? { showWhen: { item: '1', codes: ['1', '2', '3', '4'] } } : {},
    ),
  );
  const definition = questionnaire(10, 5, {
    optionSets: { often: options(5), three: options(3) },
    items: skipped.map((item) =>
      ['9', '10'].includes(item.id) ? { ...item, options: 'three' } : item,
    ) as Definition['items'],
    scales: [
      scaleOf(
        'S',
        sumOf([], {
          items: ids(10).map((item) => ({
            item,
            weights: ['9', '10'].includes(item) ? weights(0, 2, 4) : 'straight',
          })),
        }),
      ),
    ],
  });
  expect(rawOf(definition, { 1: '0', 9: '1', 10: '2' })).toMatchObject({ raw: 6, answered: 3, missing: 0 });
  expect(rawOf(definition, all(10, '4', { 9: '2', 10: '2' }))).toMatchObject({ raw: 40 });
});

test('like CES-D, EPDS and Mini-IPIP: some items are reversed', () => {
  const keyed = (count: number, turned: string[], rest: Partial<ItemRule> = {}) =>
    questionnaire(count, 4, {
      scales: [
        scaleOf(
          'S',
          sumOf([], {
            items: ids(count).map((item) => ({
              item,
              weights: turned.includes(item) ? 'reversed' : 'straight',
            })),
            ...rest,
          }),
        ),
      ],
    });
  const cesd = keyed(20, ['4', '8', '12', '16'], {
    missing: { do: 'prorate', most: 4 },
    rounding: 'half-up',
  });
  expect(rawOf(cesd, all(20, '0'))).toMatchObject({ raw: 12 });
  expect(rawOf(cesd, all(20, '1', { 1: null, 2: null }))).toMatchObject({ raw: 24 });
  const mean = keyed(4, ['2', '4'], { raw: 'mean' });
  expect(rawOf(mean, { 1: '3', 2: '0', 3: '2', 4: '1' })).toMatchObject({ raw: 2.5, exactRaw: '5/2' });
});

test('like WHO-5 and DASS-21: a sum times a constant', () => {
  const times = (items: number, optionCount: number, constant: number) =>
    questionnaire(items, optionCount, { scales: [scaleOf('S', sumOf(ids(items), { times: constant }))] });
  expect(rawOf(times(5, 6, 4), all(5, '5'))).toMatchObject({ raw: 100 });
  expect(rawOf(times(7, 4, 2), all(7, '1'))).toMatchObject({ raw: 14 });
});

test('like CORE-10: the mean of the answered items times ten', () => {
  const definition = questionnaire(10, 5, {
    scales: [scaleOf('S', sumOf(ids(10), { raw: 'mean', times: 10, missing: { do: 'prorate', most: 1 } }))],
  });
  expect(rawOf(definition, all(10, '2', { 1: null }))).toMatchObject({ raw: 20 });
  expect(rawOf(definition, all(10, '2', { 1: null, 2: '3' }))).toMatchObject({ exactRaw: '190/9' });
});

test('like the Vanderbilt parent scale: enough symptoms, and an impairment', () => {
  const many = (from: number, to: number, weighing: number, atLeast: number): Rule => ({
    count: numbers(from, to).map((id) => ({ item: String(id), weights: 'straight' })),
    weighing,
    atLeast,
  });
  const definition = questionnaire(17, 5, {
    scales: [scaleOf('S', sumOf(ids(9), { raw: 'count', atLeast: 2 } as Partial<ItemRule>))],
    criteria: [
      {
        code: 'inattentive',
        name: en('Inattentive'),
        forms: ['self'],
        rule: { all: [many(1, 9, 2, 6), many(10, 17, 3, 1)] },
      },
    ],
  });
  const six = Object.fromEntries(ids(6).map((id) => [id, '2']));
  const met = scored(definition, all(17, '0', { ...six, 17: '3' }));
  expect(met.criteria[0]?.result).toBe('met');
  expect(findScale(met, 'S')).toMatchObject({ raw: 6 });
  expect(scored(definition, all(17, '0', six)).criteria[0]?.result).toBe('not-met');
});

test('like IPIP-50: T by age and sex from mean and standard deviation', () => {
  const table = (group: 'male' | 'female', from: number, to: number, mean: number) =>
    tableOf('S', { group, ages: { from, to }, mean, sd: 6, rounding: 'half-up' });
  const definition = questionnaire(10, 5, {
    weightSets: { straight: weights(1, 2, 3, 4, 5) },
    norms: {
      about: en('Made up'),
      tables: [
        table('male', 216, 359, 30),
        table('male', 360, 1199, 32),
        table('female', 216, 359, 33),
        table('female', 360, 1199, 34),
      ],
    },
  });
  const at = (sex: 'male' | 'female', birthDate: string) =>
    findScale(scored(definition, all(10, '3'), { sex, normGroup: sex, birthDate }), 'S');
  expect(at('male', '2000-01-01')).toMatchObject({ raw: 40, T: 67 });
  expect(at('male', '1990-01-01')).toMatchObject({ T: 63 });
  expect(at('female', '2000-01-01')).toMatchObject({ T: 62 });
  expect(at('female', '1990-01-01')).toMatchObject({ T: 60 });
});

test('like RAND-36: items recoded to 0–100, the mean of those that were answered', () => {
  const definition = questionnaire(4, 5, {
    scales: [
      scaleOf(
        'S',
        sumOf([], {
          raw: 'mean',
          items: ids(4).map((item) => ({
            item,
            weights: item === '2' ? weights(100, 75, 50, 25, 0) : weights(0, 25, 50, 75, 100),
          })),
          missing: { do: 'prorate', most: '100%' },
        }),
      ),
    ],
  });
  expect(rawOf(definition, { 1: '1', 2: '0', 3: '4', 4: '2' })).toMatchObject({ raw: 68.75 });
  expect(rawOf(definition, { 2: '1' })).toMatchObject({ raw: 75, answered: 1, missing: 3 });
  expect(rawOf(definition, {})).toMatchObject({ reason: 'TOO_MANY_MISSING' });
});
