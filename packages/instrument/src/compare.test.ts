import { expect, test } from 'vitest';
import { type ComparedScore, compareRaters, compareSeries, compareTimes, findStandOuts } from './compare.ts';

const score = (T: number | string, semSquared: string, rest: Partial<ComparedScore> = {}): ComparedScore => ({
  T,
  semSquared,
  band: 'usual',
  version: '1.0.0',
  normGroup: 'combined',
  ...rest,
});

// 1.96·√(3² + 4²) = 9.8
test.each([
  [50, '599/10', true],
  [50, '598/10', true],
  [50, '597/10', false],
  [50, '402/10', true],
  [50, '403/10', false],
])('T of %s and %s differ significantly: %s', (first, second, isSignificant) => {
  expect(compareRaters([score(first, '9'), score(second, '16')])).toMatchObject([
    { raters: [0, 1], isSignificant, agree: !isSignificant, warnings: [] },
  ]);
});

test('three raters are three pairs, and the limit is higher', () => {
  // 2.394·5 = 11.97
  const raters = [score(50, '9'), score('6197/100', '16'), score('6196/100', '16')];
  expect(compareRaters(raters)).toMatchObject([
    { raters: [0, 1], difference: 11.97, isSignificant: true },
    { raters: [0, 2], difference: 11.96, isSignificant: false },
    { raters: [1, 2], difference: -0.01, isSignificant: false },
  ]);
});

test('agreement needs the same band', () => {
  const [pair] = compareRaters([score(50, '9'), score(51, '9', { band: 'raised' })]);
  expect(pair).toMatchObject({ isSignificant: false, agree: false });
  expect(compareRaters([score(50, '9', { band: null }), score(50, '9', { band: null })])).toMatchObject([
    { agree: false },
  ]);
});

test('one rater has nobody to be compared with', () => {
  expect(compareRaters([score(50, '9')])).toEqual([]);
});

test('change is reliable from 1.96·SEM·√2 on, with the SEM of the first', () => {
  // SEM² = 2: 1.96·2 = 3.92
  expect(compareTimes(score(50, '2'), score('5392/100', '90'))).toMatchObject({ isReliable: true });
  expect(compareTimes(score(50, '2'), score('5391/100', '1'))).toMatchObject({ isReliable: false });
  expect(compareTimes(score(50, '2'), score('4608/100', '90'))).toMatchObject({
    difference: -3.92,
    isReliable: true,
  });
});

test('no change is not reliable, even without any error', () => {
  expect(compareTimes(score(50, '0'), score(50, '0'))).toMatchObject({ isReliable: false });
  expect(compareTimes(score(50, '0'), score(51, '0'))).toMatchObject({ isReliable: true });
});

test('other versions and norms are told', () => {
  const other = score(50, '2', { version: '1.1.0', normGroup: 'male' });
  expect(compareTimes(score(50, '2'), other).warnings).toEqual(['OTHER_VERSION', 'OTHER_NORM_GROUP']);
  expect(compareRaters([score(50, '2'), other])[0]?.warnings).toEqual(['OTHER_VERSION', 'OTHER_NORM_GROUP']);
});

test('a series is read against the first and the previous', () => {
  expect(compareSeries([score(70, '2'), score(67, '2'), score(64, '2')])).toMatchObject([
    { fromFirst: { difference: -3, isReliable: false }, fromPrevious: { difference: -3, isReliable: false } },
    { fromFirst: { difference: -6, isReliable: true }, fromPrevious: { difference: -3, isReliable: false } },
  ]);
  expect(compareSeries([score(70, '2')])).toEqual([]);
});

test('a scale stands out of its profile from its limit on', () => {
  // k = 4, SEM² = 4 for all: the error is 4·(1 − 2/4) + 16/16 = 3, and 2.4977²·3 = 18.7155…; 4.326² = 18.714…
  const profile = (first: string) => [score(first, '4'), score(50, '4'), score(50, '4'), score(50, '4')];
  // The mean moves by a quarter of the difference: three quarters of 5.77 are 4.3275, of 5.76 they are 4.32.
  expect(findStandOuts(profile('5577/100')).map(({ standsOut }) => standsOut)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(findStandOuts(profile('5576/100')).map(({ standsOut }) => standsOut)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(findStandOuts(profile('4423/100'))[0]).toEqual({ difference: -4.3275, standsOut: true });
});

test('one scale alone does not stand out', () => {
  expect(findStandOuts([score(90, '4')])).toEqual([{ difference: 0, standsOut: false }]);
  expect(findStandOuts([])).toEqual([]);
});
