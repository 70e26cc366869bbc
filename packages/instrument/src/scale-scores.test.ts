import { expect, test } from 'vitest';
import {
  answersInOrder,
  instrument,
  rows,
  scaleOf,
  scaleScore,
  sumOf,
  tableOf,
} from '../test/small-instrument.ts';
import type { CompositeRule } from './definition/scales.ts';

const about = { en: 'Made up for tests.' };
const composite = (rest: Partial<CompositeRule> = {}): CompositeRule => ({
  raw: 'composite',
  of: 'raw',
  parts: [{ scale: 'A' }, { scale: 'B' }],
  rounding: 'none',
  ...rest,
});
const A = scaleOf('A', sumOf(['1', '2']));
const B = scaleOf('B', sumOf(['3', '4'], { missing: { do: 'prorate', most: 1 } }));
const tables = [
  tableOf('A', { rows: rows(0, 6, 40) }),
  tableOf('B', { rows: [{ from: 0, to: 6, T: 55, percentile: 50 }] }),
];
const given = (...answers: (string | null)[]) => ({ answers: answersInOrder(...answers) });

test('a composite adds its parts with their weights, the constant and the rounding', () => {
  const withRule = (rest: Partial<CompositeRule>) =>
    instrument({ scales: [A, B, scaleOf('S', composite(rest))] });
  const answers = given('1', '2', '3', '3');
  expect(scaleScore(withRule({}), answers)).toMatchObject({ raw: 9, answered: 4, missing: 0 });
  const weighted = {
    parts: [
      { scale: 'A', weight: '1/2' },
      { scale: 'B', weight: -1 },
    ],
  };
  expect(scaleScore(withRule(weighted), answers)).toMatchObject({ raw: -4.5, exactRaw: '-9/2' });
  expect(scaleScore(withRule({ ...weighted, times: 2 }), answers)).toMatchObject({ raw: -9 });
  expect(scaleScore(withRule({ ...weighted, rounding: 'half-up' }), answers)).toMatchObject({ raw: -4 });
});

test('a composite of T adds T, and may have norms of its own', () => {
  const definition = instrument({
    scales: [scaleOf('S', composite({ of: 'T' })), A, B],
    norms: {
      about,
      tables: [
        ...tables,
        tableOf('S', { mean: 100, sd: 15, rounding: 'half-up' } as Partial<(typeof tables)[0]>),
      ],
    },
  });
  expect(scaleScore(definition, given('1', '2', '3', '3'))).toMatchObject({ raw: 101, T: 51 });
});

test('a composite with one part missing names the part and has no score', () => {
  const definition = instrument({ scales: [A, B, scaleOf('S', composite())] });
  expect(scaleScore(definition, given('1', null, '3', '3'))).toEqual({
    scale: 'S',
    reason: 'DEPENDS_ON',
    dependsOn: ['A'],
    answered: 3,
    missing: 1,
  });
  expect(scaleScore(definition, given('1', null, null, null))).toMatchObject({ dependsOn: ['A', 'B'] });
});

test('a composite of raw scores does not need the T of its parts, one of T does', () => {
  const composedOf = (score: 'raw' | 'T') =>
    instrument({ scales: [A, B, scaleOf('S', composite({ of: score }))], norms: { about, tables } });
  const answers = { ...given('1', '2', '3', '3'), normGroup: 'female' as const };
  expect(scaleScore(composedOf('raw'), answers)).toMatchObject({ raw: 9 });
  expect(scaleScore(composedOf('T'), answers)).toMatchObject({ reason: 'DEPENDS_ON', dependsOn: ['A', 'B'] });
});

test('a composite of a composite fails with it', () => {
  const definition = instrument({
    scales: [A, B, scaleOf('C', composite()), scaleOf('S', composite({ parts: [{ scale: 'C' }] }))],
  });
  expect(scaleScore(definition, given('1', '1', '1', '1'))).toMatchObject({ raw: 4 });
  expect(scaleScore(definition, given(null, '1', '1', '1'))).toMatchObject({ dependsOn: ['C'] });
});

test('a circle, which lint refuses, ends without a score', () => {
  const definition = instrument({ scales: [scaleOf('S', composite({ parts: [{ scale: 'S' }] }))] });
  expect(scaleScore(definition, given('1'))).toMatchObject({ reason: 'DEPENDS_ON', dependsOn: ['S'] });
});
