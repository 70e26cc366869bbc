import { expect, test } from 'vitest';
import { answersInOrder, choice, formOf, instrument } from '../test/small-instrument.ts';
import type { ValidityIndex } from './definition/validity.ts';
import { findEvidence } from './validity-evidence.ts';

const text = { en: 'A text' };
type Own = Partial<ValidityIndex> & Pick<ValidityIndex, 'kind'>;

function evidence(index: Own, answers: (string | null)[], timings?: Record<string, number>) {
  const definition = instrument({
    items: ['1', '2', '3', '4'].map((id) => choice(id)),
    forms: [formOf('self', ['1', '2', '3', '4'])],
    validity: [
      {
        code: 'V',
        name: text,
        forms: ['self'],
        caution: 2,
        extreme: 4,
        explanation: { acceptable: text, caution: text, extreme: text },
        ...index,
      } as ValidityIndex,
    ],
  });
  const found = findEvidence(definition, {
    form: 'self',
    answers: answersInOrder(...answers),
    ...(timings && { timings }),
  });
  return found.map((one) => [one.index, one.evidence]);
}

test('names the items that were left out', () => {
  expect(evidence({ kind: 'omitted' }, ['1', null, '2', null])).toEqual([
    ['V', { kind: 'omitted', items: ['2', '4'] }],
  ]);
});

test('shows each pair with how far its answers are apart, or that one is missing', () => {
  const pairs = [
    { first: { item: '1', weights: 'straight' }, second: { item: '2', weights: 'reversed' } },
    { first: { item: '3', weights: 'straight' }, second: { item: '4', weights: 'straight' } },
  ];
  expect(evidence({ kind: 'inconsistency', pairs }, ['3', '3', '1', null])).toEqual([
    [
      'V',
      {
        kind: 'inconsistency',
        pairs: [
          { first: '1', second: '2', difference: 3 },
          { first: '3', second: '4', difference: null },
        ],
      },
    ],
  ]);
});

test('names the answers that are improbable, and those that count towards an impression', () => {
  const answers = [
    { item: '1', codes: ['3'] },
    { item: '2', codes: ['3'] },
  ];
  expect(evidence({ kind: 'infrequency', answers }, ['3', '0', '0', '0'])).toEqual([
    ['V', { kind: 'infrequency', items: ['1'] }],
  ]);
  const items = ['1', '2', '3'].map((item) => ({ item, weights: 'straight' }));
  expect(evidence({ kind: 'impression', items }, ['2', '0', null, '3'])).toEqual([
    ['V', { kind: 'impression', items: ['1'] }],
  ]);
});

test('gives the seconds of what was answered, of which there are none on paper', () => {
  const timings = { 1: 0.5, 2: 4 };
  expect(evidence({ kind: 'seconds-per-item' }, ['1', null, '1', '1'], timings)).toEqual([
    ['V', { kind: 'seconds-per-item', seconds: [{ item: '1', seconds: 0.5 }] }],
  ]);
  expect(evidence({ kind: 'seconds-per-item' }, ['1', '1', '1', '1'])).toEqual([
    ['V', { kind: 'seconds-per-item', seconds: [] }],
  ]);
});

test('shows the longest run of one answer', () => {
  expect(evidence({ kind: 'longest-run' }, ['1', '2', '2', '2'])).toEqual([
    ['V', { kind: 'longest-run', items: ['2', '3', '4'] }],
  ]);
});
