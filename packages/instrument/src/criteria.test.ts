import { expect, test } from 'vitest';
import {
  answersInOrder,
  choice,
  formOf,
  input,
  instrument,
  rows,
  scaleOf,
  sumOf,
  tableOf,
} from '../test/small-instrument.ts';
import type { CriterionResult } from './criteria.ts';
import type { Rule } from './definition/criteria.ts';
import { score } from './score.ts';

const FIVE = ['1', '2', '3', '4', '5'];
const name = { en: 'A name' };

function judged(rule: Rule, ...answers: (string | null)[]): CriterionResult | undefined {
  const definition = instrument({
    items: [
      ...['1', '2', '3', '4'].map((id) => choice(id)),
      choice('5', { showWhen: { item: '4', codes: ['1', '2', '3'] } }),
    ],
    forms: [formOf('self', FIVE)],
    scales: [
      scaleOf('S', sumOf(['1', '2', '3'], { missing: { do: 'prorate', most: 2 }, rounding: 'half-up' })),
      scaleOf('H', sumOf(['4', '5'])),
      scaleOf('C', {
        raw: 'composite',
        of: 'raw',
        parts: [{ scale: 'S', weight: -1 }],
        rounding: 'none',
      }),
    ],
    norms: { about: name, tables: [tableOf('S', { rows: rows(0, 9) })] },
    bandSchemes: {
      levels: {
        of: 'raw',
        concern: 'high',
        bands: [
          { code: 'low', name, tone: 'neutral', to: 2 },
          { code: 'middle', name, tone: 'caution', from: 3, to: 5 },
          { code: 'high', name, tone: 'concern', from: 6 },
        ],
      },
    },
    criteria: [{ code: 'K', name, forms: ['self'], rule }],
  });
  return score(definition, input({ answers: answersInOrder(...answers) })).criteria[0]?.result;
}

const MET = 'met';
const NOT_MET = 'not-met';
const UNKNOWN = 'cannot-be-determined';

const one = (item: string): Rule => ({ answer: item, has: ['2', '3'] });

test.each([
  [one('1'), ['2'], MET],
  [one('1'), ['1'], NOT_MET],
  [one('1'), [null], UNKNOWN],
  [{ not: one('1') }, ['2'], NOT_MET],
  [{ not: one('1') }, ['1'], MET],
  [{ not: one('1') }, [null], UNKNOWN],
  [{ all: [one('1'), one('2')] }, ['2', '3'], MET],
  [{ all: [one('1'), one('2')] }, ['2', '0'], NOT_MET],
  [{ all: [one('1'), one('2')] }, [null, '0'], NOT_MET],
  [{ all: [one('1'), one('2')] }, [null, '2'], UNKNOWN],
  [{ any: [one('1'), one('2')] }, ['0', '3'], MET],
  [{ any: [one('1'), one('2')] }, ['0', '0'], NOT_MET],
  [{ any: [one('1'), one('2')] }, [null, '2'], MET],
  [{ any: [one('1'), one('2')] }, [null, '0'], UNKNOWN],
  [{ atLeast: 2, of: [one('1'), one('2'), one('3')] }, ['2', '2', null], MET],
  [{ atLeast: 2, of: [one('1'), one('2'), one('3')] }, ['2', '0', null], UNKNOWN],
  [{ atLeast: 2, of: [one('1'), one('2'), one('3')] }, ['0', '0', null], NOT_MET],
  [{ atLeast: 2, of: [one('1'), one('2'), one('3')] }, ['2', '0', '2'], MET],
  [{ atLeast: 2, of: [one('1'), one('2'), one('3')] }, ['2', '0', '0'], NOT_MET],
] as [Rule, (string | null)[], string][])('%j with %j is %s', (rule, answers, result) => {
  expect(judged(rule, ...answers)).toBe(result);
});

test('an item that was not shown has no code, and one that nobody knows to be shown may have it', () => {
  expect(judged(one('5'), '0', '0', '0', '0', null)).toBe(NOT_MET);
  expect(judged(one('5'), '0', '0', '0', '1', '2')).toBe(MET);
  expect(judged(one('5'), '0', '0', '0', '1', null)).toBe(UNKNOWN);
  expect(judged(one('5'), '0', '0', '0', null, null)).toBe(UNKNOWN);
});

const count = (atLeast: number): Rule => ({
  count: FIVE.map((item) => ({ item, weights: 'straight' })),
  weighing: 2,
  atLeast,
});

test('a count is never prorated', () => {
  expect(judged(count(2), '2', '3', '0', '0')).toBe(MET);
  expect(judged(count(3), '2', '3', '0', '0')).toBe(NOT_MET);
  expect(judged(count(2), '2', '3', null, null)).toBe(MET);
  expect(judged(count(3), '2', '3', null, '0')).toBe(UNKNOWN);
  expect(judged(count(4), '2', '3', null, '0')).toBe(NOT_MET);
  // The fourth is missing, so nobody knows whether the fifth would have been shown.
  expect(judged(count(4), '2', '3', '0', null)).toBe(UNKNOWN);
  expect(judged(count(5), '2', '3', '0', null)).toBe(NOT_MET);
});

test('a raw score is met or not where what is missing cannot change it', () => {
  const atLeastSix: Rule = { scale: 'S', score: 'raw', from: 6 };
  expect(judged(atLeastSix, '3', '3', '0')).toBe(MET);
  expect(judged(atLeastSix, '3', '2', '0')).toBe(NOT_MET);
  expect(judged(atLeastSix, '3', '3', null)).toBe(MET);
  expect(judged(atLeastSix, '3', '1', null)).toBe(UNKNOWN);
  expect(judged(atLeastSix, '1', '1', null)).toBe(NOT_MET);
  expect(judged({ scale: 'S', score: 'raw', to: 5 }, '1', '1', null)).toBe(MET);
  expect(judged({ scale: 'S', score: 'raw', from: 3, to: 5 }, '1', '1', null)).toBe(UNKNOWN);
  expect(judged({ scale: 'S', score: 'raw', from: 1, to: 2 }, '1', '1', '1')).toBe(NOT_MET);
});

test('T, bands and composites follow the same rule', () => {
  expect(judged({ scale: 'S', score: 'T', from: 52 }, '3', '3', null)).toBe(MET);
  expect(judged({ scale: 'S', score: 'T', from: 54 }, '3', '3', null)).toBe(UNKNOWN);
  expect(judged({ scale: 'S', score: 'T', from: 48 }, '0', '0', null)).toBe(NOT_MET);
  expect(judged({ scale: 'C', score: 'raw', to: -6 }, '3', '3', null)).toBe(MET);
  expect(judged({ scale: 'C', score: 'raw', to: -7 }, '3', '3', null)).toBe(UNKNOWN);
  const band = (...bands: string[]): Rule => ({ scale: 'S', scheme: 'levels', bands });
  expect(judged(band('high'), '3', '3', null)).toBe(MET);
  expect(judged(band('low', 'middle'), '0', '2', null)).toBe(MET);
  expect(judged(band('low', 'high'), '0', '2', null)).toBe(UNKNOWN);
  expect(judged(band('low', 'high'), '1', '2', null)).toBe(UNKNOWN);
  expect(judged(band('low'), '1', '2', null)).toBe(NOT_MET);
});

test('a score that depends on an item which nobody knows to be shown cannot be determined', () => {
  expect(judged({ scale: 'H', score: 'raw', from: 1 }, '0', '0', '0', null)).toBe(UNKNOWN);
  expect(judged({ scale: 'H', score: 'raw', from: 1 }, '0', '0', '0', '0')).toBe(NOT_MET);
  expect(judged({ scale: 'H', score: 'T', from: 1 }, '0', '0', '0', '0')).toBe(UNKNOWN);
});
