import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const scale = (code: string, raw: number, t: number) => ({
  code,
  name: `Scale ${code}`,
  isComposite: false,
  reason: null,
  dependsOn: [],
  raw,
  t,
  percentile: String(t),
  interval90: null,
  interval95: null,
  bands: [{ scheme: 't', name: t >= 60 ? 'Elevated' : 'Average', tone: 'neutral' as const }],
  answered: 6,
  missing: 0,
});

const version = (number: number, changed: Partial<ScoreVersion> = {}): ScoreVersion => ({
  number,
  created: '2026-11-17T10:00:00.000Z',
  kind: 'correction',
  reason: 'A slip',
  byName: 'Nora Vale',
  onWordOf: '',
  instrument: 'LMC',
  instrumentVersion: '1.0.0',
  contentHash: '',
  completedOn: '2026-11-01',
  ageMonths: 150,
  normGroup: 'combined',
  corrections: [],
  normsAbout: null,
  notice: null,
  needsReview: false,
  scales: [scale('A', 5, 50), scale('B', 7, 55)],
  validity: [],
  criteria: [],
  critical: [],
  omitted: [],
  ...changed,
});

const correction = (itemId: string, formerText: string, answerText: string) => ({
  itemId,
  number: Number(itemId),
  text: `Item ${itemId}`,
  formerText,
  answerText,
});

test('marks each number that differs, and the scales that are the same', () => {
  const newer = version(2, { scales: [scale('A', 8, 61), scale('B', 7, 55)] });
  const { scales, facts } = compareVersions(version(1), newer, [newer, version(1)]);
  expect(scales).toMatchObject([
    {
      code: 'A',
      older: ['5', '50', '50', 'Average'],
      newer: ['8', '61', '61', 'Elevated'],
      differs: [true, true, true, true],
      isChanged: true,
    },
    { code: 'B', differs: [false, false, false, false], isChanged: false },
  ]);
  expect(facts.some(({ isChanged }) => isChanged)).toBe(false);
});

test('says why a scale has lost its score', () => {
  const lost = { ...scale('A', 0, 0), reason: 'TOO_MANY_MISSING' as const, raw: null, t: null };
  const newer = version(2, { scales: [lost] });
  expect(compareVersions(version(1), newer, [])).toMatchObject({
    scales: [{ newer: ['–', '–', '–', 'Too many answers are missing'] }, { code: 'B', isChanged: true }],
  });
});

test('names other norms and another age', () => {
  const { facts } = compareVersions(version(1), version(2, { normGroup: 'female', ageMonths: 162 }), []);
  expect(facts.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual(['Norms', 'Age']);
});

test('shows the answers that differ between two versions, whatever lies between', () => {
  const second = version(2, {
    corrections: [correction('1', 'Never', 'Often'), correction('4', '', 'Often')],
  });
  const third = version(3, {
    corrections: [correction('1', 'Often', 'Never'), correction('2', 'Always', '')],
  });
  const all = [third, second, version(1)];
  const between = (older: ScoreVersion, newer: ScoreVersion) =>
    compareVersions(older, newer, all).answers.map(
      ({ itemId, formerText, answerText }) => `${itemId}: ${formerText} > ${answerText}`,
    );
  expect(between(version(1), third)).toEqual(['2: Always > ', '4:  > Often']);
  expect(between(second, third)).toEqual(['1: Often > Never', '2: Always > ']);
});
