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
import type { NormTable } from './definition/norms.ts';

const about = { en: 'Made up for tests.' };
const withTables = (...tables: NormTable[]) =>
  instrument({
    scales: [scaleOf('S', sumOf(['1', '2']), { bands: ['levels'] })],
    norms: { about, tables },
    bandSchemes: {
      levels: {
        of: 'T',
        concern: 'high',
        bands: [
          { code: 'usual', name: { en: 'Usual' }, tone: 'neutral', to: 44 },
          { code: 'raised', name: { en: 'Raised' }, tone: 'caution', from: 45, to: 49 },
          { code: 'high', name: { en: 'High' }, tone: 'concern', from: 50 },
        ],
      },
    },
  });
const given = (first: string, second: string) => ({ answers: answersInOrder(first, second) });
const onTable = withTables(tableOf('S', { rows: rows(0, 6) }));

test('a raw score becomes T, percentile, intervals and band at both ends of the table', () => {
  expect(scaleScore(onTable, given('0', '0'))).toEqual({
    scale: 'S',
    raw: 0,
    T: 40,
    percentile: { text: '5', sort: 5 },
    interval90: { from: 35, to: 45 },
    interval95: { from: 34, to: 46 },
    semSquared: '9',
    bands: { levels: 'usual' },
    answered: 2,
    missing: 0,
  });
  expect(scaleScore(onTable, given('3', '3'))).toMatchObject({ raw: 6, T: 52, bands: { levels: 'high' } });
});

test.each([
  ['1', '1', 44, 'usual'],
  ['1', '2', 46, 'raised'],
  ['2', '2', 48, 'raised'],
  ['2', '3', 50, 'high'],
])('%s and %s have T %i and are %s', (first, second, T, levels) => {
  expect(scaleScore(onTable, given(first, second))).toMatchObject({ T, bands: { levels } });
});

test('a raw score beyond the table has a reason, and no score at all', () => {
  const short = withTables(tableOf('S', { rows: rows(0, 5) }));
  expect(scaleScore(short, given('3', '3'))).toEqual({
    scale: 'S',
    reason: 'OUT_OF_NORM_RANGE',
    answered: 2,
    missing: 0,
  });
});

test('ranges include both ends, and a percentile may be a text', () => {
  const ranges = withTables(
    tableOf('S', {
      rows: [
        { from: 0, to: 2, T: 45, percentile: { text: '5–20', sort: 12.5 } },
        { from: 3, to: 6, T: 60, percentile: { text: '>99', sort: 99.5 } },
      ],
    }),
  );
  expect(scaleScore(ranges, given('0', '0'))).toMatchObject({ T: 45 });
  expect(scaleScore(ranges, given('1', '1'))).toMatchObject({
    T: 45,
    percentile: { text: '5–20', sort: 12.5 },
  });
  expect(scaleScore(ranges, given('1', '2'))).toMatchObject({
    T: 60,
    percentile: { text: '>99', sort: 99.5 },
  });
  expect(scaleScore(ranges, given('3', '3'))).toMatchObject({ T: 60 });
});

const byMean = (rest: object) =>
  withTables(tableOf('S', { mean: 2.5, sd: 2, rounding: 'half-up', ...rest } as Partial<NormTable>));

test('T comes from mean and standard deviation, rounded as said', () => {
  expect(scaleScore(byMean({}), given('1', '1'))).toMatchObject({ T: 48, percentile: null });
  expect(scaleScore(byMean({ rounding: 'half-even' }), given('1', '1'))).toMatchObject({ T: 48 });
  expect(scaleScore(byMean({ rounding: 'half-even' }), given('0', '0'))).toMatchObject({ T: 38 });
  expect(scaleScore(byMean({ rounding: 'none' }), given('1', '1'))).toMatchObject({
    T: 47.5,
    exactT: '95/2',
  });
  expect(scaleScore(byMean({ mean: '8/3', sd: 3 }), given('0', '0'))).toMatchObject({ T: 41 });
});

test('a reliability gives the standard error without a rounded root', () => {
  const { sem: _, ...table } = tableOf('S', { rows: rows(0, 6), reliability: 0.9 });
  expect(scaleScore(withTables(table as NormTable), given('0', '0'))).toMatchObject({
    T: 40,
    semSquared: '10',
    interval90: { from: 35, to: 45 },
    interval95: { from: 34, to: 46 },
  });
});

test('without a standard error there are no intervals', () => {
  const { sem: _, ...table } = tableOf('S', { rows: rows(0, 6) });
  expect(scaleScore(withTables(table as NormTable), given('0', '0'))).toMatchObject({
    interval90: null,
    interval95: null,
    semSquared: null,
  });
});

const twoAges = withTables(
  tableOf('S', { ages: { from: 72, to: 119 }, rows: rows(0, 6, 40) }),
  tableOf('S', { ages: { from: 120, to: 227 }, rows: rows(0, 6, 60) }),
);

test.each([
  ['2020-05-21', null],
  ['2020-05-20', 40],
  ['2016-05-21', 40],
  ['2016-05-20', 60],
  ['2007-05-21', 60],
  ['2007-05-20', null],
])('born on %s, on 2026-05-20, a raw score of 0 has T %s', (birthDate, T) => {
  expect(scaleScore(twoAges, { ...given('0', '0'), birthDate, completedOn: '2026-05-20' })).toMatchObject(
    T === null ? { reason: 'OUT_OF_NORM_RANGE' } : { T },
  );
});

test('who was born on February 29 changes the age band on March 1 in a common year', () => {
  const born = { ...given('0', '0'), birthDate: '2016-02-29' };
  expect(scaleScore(twoAges, { ...born, completedOn: '2026-02-28' })).toMatchObject({ T: 40 });
  expect(scaleScore(twoAges, { ...born, completedOn: '2026-03-01' })).toMatchObject({ T: 60 });
});

const combinedAndMale = withTables(
  tableOf('S', { rows: rows(0, 6, 40) }),
  tableOf('S', { group: 'male', rows: rows(0, 6, 60) }),
);

test.each([
  ['male', 'combined', { T: 40 }],
  ['male', 'male', { T: 60 }],
  ['female', 'female', { reason: 'NO_NORM_GROUP' }],
  ['female', 'male', { reason: 'NO_NORM_GROUP' }],
  ['another', 'male', { reason: 'NO_NORM_GROUP' }],
  ['another', 'combined', { T: 40 }],
  [null, 'male', { reason: 'NO_NORM_GROUP' }],
  [null, 'combined', { T: 40 }],
] as const)('sex %s by norms %s', (sex, normGroup, expected) => {
  expect(scaleScore(combinedAndMale, { ...given('0', '0'), sex, normGroup })).toMatchObject(expected);
});

test('a scale without norms has its raw score and no T, whatever norms are asked for', () => {
  const definition = instrument({ scales: [scaleOf('S', sumOf(['1', '2']))] });
  expect(scaleScore(definition, { ...given('1', '2'), normGroup: 'male' })).toEqual({
    scale: 'S',
    raw: 3,
    T: null,
    percentile: null,
    interval90: null,
    interval95: null,
    semSquared: null,
    bands: {},
    answered: 2,
    missing: 0,
  });
});
