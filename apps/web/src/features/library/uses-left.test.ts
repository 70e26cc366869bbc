import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import { expect, test } from 'vitest';
import { featureStanding, standingOf, warningsOf } from './uses-left.ts';

const form = {
  kind: 'form',
  countedIn: 'uses',
  featureName: 'Parent form',
  available: 12,
  inOrganization: 0,
  hasSeat: false,
  isLow: false,
  endingOn: null,
} as const satisfies Partial<UsesLeft>;
const report = { ...form, kind: 'report', featureName: 'Score report', available: 100 } as const;
const seat = { ...form, kind: 'training', countedIn: 'seats', featureName: 'Seat', available: 4 } as const;

test.each([
  ['Not licensed', []],
  ['Not licensed', [report]],
  ['12 uses', [form]],
  ['1 use', [{ ...form, available: 1 }]],
  ['14 uses', [form, { ...form, available: 2 }, report]],
  ['4 seats', [seat]],
  ['1 seat', [{ ...seat, available: 1 }]],
  ['Seat checked out', [{ ...seat, hasSeat: true }]],
  ['12 uses, seat checked out', [form, { ...seat, hasSeat: true }]],
  ['None left: ask for some', [{ ...form, available: 0 }]],
  ['30 uses to assign', [{ ...form, available: 0, inOrganization: 30 }]],
  ['None left: ask for some', [{ ...seat, available: 0 }, report]],
])('%s', (words, features) => {
  expect(standingOf(features).text).toBe(words);
});

test('a report is included or not', () => {
  expect(featureStanding(report).text).toBe('Included');
  expect(featureStanding({ ...report, available: 0 }).text).toBe('No license');
  expect(featureStanding(undefined).text).toBe('Not licensed');
  expect(featureStanding(form).text).toBe('12 uses');
});

test('stock that runs low and licenses that end are told of, those of reports are not', () => {
  const today = '2026-11-16';
  expect(warningsOf([form, { ...report, isLow: true, endingOn: '2026-11-17' }], today)).toEqual([]);
  expect(warningsOf([{ ...form, isLow: true, available: 3, endingOn: '2026-11-22' }], today)).toEqual([
    'Parent form: only 3 uses left',
    'Parent form: a license ends in 6 days',
  ]);
  expect(warningsOf([{ ...form, endingOn: '2026-11-17' }], today)).toEqual([
    'Parent form: a license ends tomorrow',
  ]);
  expect(warningsOf([{ ...form, endingOn: today }], today)).toEqual(['Parent form: a license ends today']);
});
