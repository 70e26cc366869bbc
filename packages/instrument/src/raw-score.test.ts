import { expect, test } from 'vitest';
import {
  answersInOrder,
  choice,
  formOf,
  instrument,
  scaleOf,
  scaleScore,
  sumOf,
} from '../test/small-instrument.ts';
import type { ItemRule } from './definition/scales.ts';

const FIVE = ['1', '2', '3', '4', '5'];
const withRule = (rule: Partial<ItemRule>) => instrument({ scales: [scaleOf('S', sumOf(FIVE, rule))] });
const answers = (...given: (string | null)[]) => ({ answers: answersInOrder(...given) });
const full = answers('0', '1', '2', '3', '1');

test.each<[string, Partial<ItemRule>, number, string | undefined]>([
  ['sum', { raw: 'sum' }, 7, undefined],
  ['mean', { raw: 'mean' }, 1.4, '7/5'],
  ['max', { raw: 'max' }, 3, undefined],
  ['count of 1 and more', { raw: 'count', atLeast: 1 } as Partial<ItemRule>, 4, undefined],
  ['count of 2 and more', { raw: 'count', atLeast: 2 } as Partial<ItemRule>, 2, undefined],
  ['sum times 2', { times: 2 }, 14, undefined],
  ['sum times a fraction', { times: '1/3' }, 7 / 3, '7/3'],
  ['sum times a fraction, rounded', { times: '1/2', rounding: 'half-up' }, 4, undefined],
  ['sum times a fraction, rounded to even', { times: '1/2', rounding: 'half-even' }, 4, undefined],
  ['mean, rounded', { raw: 'mean', rounding: 'half-up' }, 1, undefined],
])('%s', (_, rule, raw, exactRaw) => {
  const scored = scaleScore(withRule(rule), full);
  expect(scored).toMatchObject({ raw, answered: 5, missing: 0, ...(exactRaw ? { exactRaw } : {}) });
  expect('exactRaw' in scored).toBe(exactRaw !== undefined);
});

test('2.5 is 3 by half-up and 2 by half-even', () => {
  const given = answers('0', '1', '2', '1', '1');
  expect(scaleScore(withRule({ times: 0.5, rounding: 'half-up' }), given)).toMatchObject({ raw: 3 });
  expect(scaleScore(withRule({ times: 0.5, rounding: 'half-even' }), given)).toMatchObject({ raw: 2 });
});

test('reverse keying and fractions are weights', () => {
  const definition = withRule({
    items: [
      { item: '1', weights: 'reversed' },
      { item: '2', weights: { 0: '1/3', 1: 0.1, 2: -1, 3: 0 } },
    ],
  });
  expect(scaleScore(definition, answers('0', '0'))).toMatchObject({ exactRaw: '10/3' });
  expect(scaleScore(definition, answers('3', '1'))).toMatchObject({ raw: 0.1, exactRaw: '1/10' });
  expect(scaleScore(definition, answers('3', '2'))).toMatchObject({ raw: -1 });
});

test('numbers count by value or by range', () => {
  const definition = instrument({
    items: [
      { id: '1', kind: 'number', text: { en: 'Hours' }, min: 0, max: 24, decimals: 1 },
      { id: '2', kind: 'number', text: { en: 'Days' }, min: 0, max: 31 },
    ],
    forms: [formOf('self', ['1', '2'])],
    scales: [
      scaleOf(
        'S',
        sumOf([], {
          items: [
            { item: '1', weights: 'value' },
            {
              item: '2',
              weights: [
                { from: 0, to: 6, weight: 0 },
                { from: 7, to: 31, weight: 10 },
              ],
            },
          ],
        }),
      ),
    ],
  });
  expect(scaleScore(definition, { answers: { 1: 7.3, 2: 6 } })).toMatchObject({
    raw: 7.3,
    exactRaw: '73/10',
  });
  expect(scaleScore(definition, { answers: { 1: 0, 2: 7 } })).toMatchObject({ raw: 10 });
  expect(scaleScore(definition, { answers: { 1: 24, 2: 31 } })).toMatchObject({ raw: 34 });
});

test('several choices count together, and none is no answer', () => {
  const definition = instrument({
    items: [choice('1', { kind: 'choices' })],
    forms: [formOf('self', ['1'])],
    scales: [scaleOf('S', sumOf(['1']))],
  });
  expect(scaleScore(definition, { answers: { 1: ['1', '3'] } })).toMatchObject({ raw: 4 });
  expect(scaleScore(definition, { answers: { 1: [] } })).toMatchObject({ reason: 'TOO_MANY_MISSING' });
});

const TOO_MANY = { reason: 'TOO_MANY_MISSING' };

test('refuse allows nothing to be missing', () => {
  expect(scaleScore(withRule({}), answers('1', '1', '1', '1', null))).toEqual({
    scale: 'S',
    ...TOO_MANY,
    answered: 4,
    missing: 1,
  });
});

test.each<[ItemRule['missing'], number | null, number | null, number | null]>([
  [{ do: 'prorate', most: 1 }, 10, null, null],
  [{ do: 'prorate', most: 2 }, 10, 10, null],
  [{ do: 'prorate', most: '20%' }, 10, null, null],
  [{ do: 'prorate', most: '39%' }, 10, null, null],
  [{ do: 'prorate', most: '40%' }, 10, 10, null],
  [{ do: 'substitute', most: 1, value: 0 }, 8, null, null],
  [{ do: 'substitute', most: 2, value: '1/2' }, 8.5, 7, null],
])('%j: exactly so many missing, and one more', (missing, one, two, three) => {
  const definition = withRule({ missing });
  const expected = (raw: number | null) => (raw === null ? TOO_MANY : { raw });
  expect(scaleScore(definition, answers('2', '2', '2', '2', null))).toMatchObject(expected(one));
  expect(scaleScore(definition, answers('2', '2', '2', null, null))).toMatchObject(expected(two));
  expect(scaleScore(definition, answers('2', '2', null, null, null))).toMatchObject(expected(three));
});

test('a prorated sum is exact before it is rounded', () => {
  const missing = { do: 'prorate', most: 1 } as const;
  const given = answers('1', '1', '1', '3', null);
  expect(scaleScore(withRule({ missing }), given)).toMatchObject({ raw: 7.5, exactRaw: '15/2' });
  expect(scaleScore(withRule({ missing, rounding: 'half-up' }), given)).toMatchObject({ raw: 8 });
  expect(scaleScore(withRule({ missing, rounding: 'half-even' }), given)).toMatchObject({ raw: 8 });
});

test('a mean with answers missing is the mean of the others', () => {
  const definition = withRule({ raw: 'mean', missing: { do: 'prorate', most: 3 } });
  expect(scaleScore(definition, answers('1', '2', null, null, null))).toMatchObject({ exactRaw: '3/2' });
});

test('a scale without any answer has no score, whatever may be missing', () => {
  const nothing = answers(null, null, null, null, null);
  expect(scaleScore(withRule({ missing: { do: 'prorate', most: '100%' } }), nothing)).toMatchObject(TOO_MANY);
  expect(scaleScore(withRule({ missing: { do: 'substitute', most: 5, value: 0 } }), nothing)).toMatchObject(
    TOO_MANY,
  );
});

test('an item that was not shown is not missing, and an answer kept for it does not count', () => {
  const definition = instrument({
    items: [choice('1'), choice('2', { showWhen: { item: '1', codes: ['1', '2', '3'] } }), choice('3')],
    forms: [formOf('self', ['1', '2', '3'])],
    scales: [scaleOf('S', sumOf(['1', '2', '3'], { missing: { do: 'prorate', most: 1 } }))],
  });
  expect(scaleScore(definition, answers('0', null, '2'))).toMatchObject({ raw: 2, answered: 2, missing: 0 });
  expect(scaleScore(definition, answers('0', '3', '2'))).toMatchObject({ raw: 2, answered: 2, missing: 0 });
  expect(scaleScore(definition, answers('1', null, '2'))).toMatchObject({ exactRaw: '9/2', missing: 1 });
  expect(scaleScore(definition, answers('1', '3', '2'))).toMatchObject({ raw: 6, answered: 3 });
  // The item that would show it is missing, so it was not shown.
  expect(scaleScore(definition, answers(null, null, '2'))).toMatchObject({ raw: 4, answered: 1, missing: 1 });
});

test('an item that is switched off is missing', () => {
  const definition = instrument({
    items: [choice('1', { optional: true }), choice('2'), choice('3')],
    forms: [formOf('self', ['1', '2', '3'])],
    scales: [scaleOf('S', sumOf(['1', '2', '3'], { missing: { do: 'prorate', most: 1 } }))],
  });
  expect(scaleScore(definition, { ...answers(null, '2', '2'), switchedOff: ['1'] })).toMatchObject({
    raw: 6,
    missing: 1,
  });
});

test('a scale that the form does not have has none', () => {
  const elsewhere = scaleOf('S', sumOf(['1']), { forms: { teacher: sumOf(['1']) } });
  expect(scaleScore(instrument({ scales: [elsewhere] }), full)).toEqual({
    scale: 'S',
    reason: 'NOT_ON_FORM',
    answered: 0,
    missing: 0,
  });
});
