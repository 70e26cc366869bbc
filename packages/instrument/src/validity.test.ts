import { expect, test } from 'vitest';
import { answersInOrder, choice, formOf, input, instrument } from '../test/small-instrument.ts';
import type { ValidityIndex } from './definition/validity.ts';
import { type ScoreInput, score } from './score.ts';

const text = { en: 'A text' };
type Own = Partial<ValidityIndex> & Pick<ValidityIndex, 'kind'>;

function measured(index: Own, rest: Partial<ScoreInput>) {
  const definition = instrument({
    items: [
      ...['1', '2', '3', '4'].map((id) => choice(id)),
      choice('5', { showWhen: { item: '4', codes: ['3'] } }),
      { id: 'note', kind: 'text', text, maxLength: 10 },
      { id: 'pause', kind: 'read', text },
    ],
    forms: [formOf('self', ['1', '2', 'pause', '3', '4', '5', 'note'])],
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
  const { validity, needsReview, omitted } = score(definition, input(rest));
  return { ...validity[0], needsReview, omitted };
}
const given = (...answers: (string | null)[]) => ({ answers: answersInOrder(...answers) });

test.each([
  [['0', '0', '0', '0'], 0, 'acceptable', false],
  [[null, '0', '0', '0'], 1, 'acceptable', false],
  [[null, null, '0', '0'], 2, 'caution', false],
  [[null, null, null, '0'], 3, 'caution', true],
  [[null, null, null, '3'], 4, 'extreme', true],
] as const)('of %j so many are omitted: %i, which is %s', (answers, value, state, needsReview) => {
  expect(measured({ kind: 'omitted' }, given(...answers))).toMatchObject({ value, state, needsReview });
});

test('what was not shown, a note and a text to read are not omitted', () => {
  expect(measured({ kind: 'omitted' }, given(null, '0', '0', '0')).omitted).toEqual(['1']);
});

const pairs: Own = {
  kind: 'inconsistency',
  pairs: [
    { first: { item: '1', weights: 'straight' }, second: { item: '2', weights: 'straight' } },
    { first: { item: '3', weights: 'straight' }, second: { item: '4', weights: 'reversed' } },
  ],
};

test.each([
  [['1', '1', '1', '2'], 0, 'acceptable'],
  [['0', '1', '1', '2'], 1, 'acceptable'],
  [['0', '2', '1', '2'], 2, 'caution'],
  [['3', '0', '1', '2'], 3, 'caution'],
  [['3', '0', '1', '1'], 4, 'extreme'],
  [['3', '0', '0', '0'], 6, 'extreme'],
  [['1', null, '1', '2'], 0, 'cannot-be-determined'],
  [['1', null, '0', '0'], 3, 'cannot-be-determined'],
  [[null, null, null, null], 0, 'cannot-be-determined'],
] as const)('differences of %j come to %i, which is %s', (answers, value, state) => {
  expect(measured(pairs, given(...answers))).toMatchObject({ value, state });
});

test('a missing answer that cannot change the state does not stand in the way', () => {
  expect(measured({ ...pairs, caution: 5, extreme: 9 }, given('1', null, '1', '2'))).toMatchObject({
    state: 'acceptable',
  });
});

test('improbable answers are counted', () => {
  const index: Own = {
    kind: 'infrequency',
    answers: ['1', '2', '5'].map((item) => ({ item, codes: ['3'] })),
  };
  expect(measured(index, given('3', '0', '0', '0'))).toMatchObject({ value: 1, state: 'acceptable' });
  expect(measured(index, given('3', '3', '0', '0'))).toMatchObject({ value: 2, state: 'caution' });
  expect(measured(index, given('3', '3', '0', '3', '3'))).toMatchObject({ value: 3, state: 'caution' });
  expect(measured(index, given('3', null, '0', '0'))).toMatchObject({
    value: 1,
    state: 'cannot-be-determined',
  });
  expect(measured(index, given('0', null, '0', '0'))).toMatchObject({ value: 0, state: 'acceptable' });
  // The fourth would show the fifth.
  expect(measured(index, given('3', '0', '0', null))).toMatchObject({ state: 'cannot-be-determined' });
});

test('an impression is the sum of its answers', () => {
  const index: Own = { kind: 'impression', items: ['1', '2'].map((item) => ({ item, weights: 'straight' })) };
  expect(measured(index, given('1', '0'))).toMatchObject({ value: 1, state: 'acceptable' });
  expect(measured(index, given('1', '3'))).toMatchObject({ value: 4, state: 'extreme', needsReview: true });
  expect(measured(index, given('0', null))).toMatchObject({ value: 0, state: 'cannot-be-determined' });
});

test('seconds per item are too few below the limits, and not available on paper', () => {
  const index: Own = { kind: 'seconds-per-item', caution: 2, extreme: 1 };
  const answered = given('0', '0', '0', '0').answers;
  const at = (...seconds: number[]) => ({
    answers: answered,
    timings: Object.fromEntries(seconds.map((value, place) => [String(place + 1), value])),
  });
  expect(measured(index, at(2.1, 2.1))).toMatchObject({
    value: 2.1,
    exactValue: '21/10',
    state: 'acceptable',
  });
  expect(measured(index, at(1, 3))).toMatchObject({ value: 2, state: 'caution' });
  expect(measured(index, at(1, 1.1))).toMatchObject({ state: 'caution' });
  expect(measured(index, at(1, 1))).toMatchObject({ value: 1, state: 'extreme' });
  expect(measured(index, { answers: answered })).toMatchObject({ value: null, state: 'not-available' });
});

test('a run ends with another option or a missing answer, not with a text to read', () => {
  const index: Own = { kind: 'longest-run' };
  expect(measured(index, given('1', '1', '2', '2'))).toMatchObject({ value: 2 });
  expect(measured(index, given('1', '1', '1', '0'))).toMatchObject({ value: 3, state: 'caution' });
  expect(measured(index, given('1', null, '1', '0'))).toMatchObject({ value: 1, state: 'acceptable' });
  expect(measured(index, given('3', '3', '3', '3', '3'))).toMatchObject({ value: 5, state: 'extreme' });
  expect(measured(index, given(null, null, null, null))).toMatchObject({ value: 0 });
});
