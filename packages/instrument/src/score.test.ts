import { expect, test } from 'vitest';
import {
  answersInOrder,
  choice,
  en,
  formOf,
  input,
  instrument,
  scaleOf,
  sumOf,
} from '../test/small-instrument.ts';
import { findCriticalItems } from './critical-items.ts';
import { definition as schema } from './definition.ts';
import { Refusal, type RefusalFault } from './refusal.ts';
import { type ScoreInput, score } from './score.ts';

const definition = instrument({
  items: [
    choice('1'),
    choice('2', { optional: true }),
    choice('many', { kind: 'choices' }),
    { id: 'hours', kind: 'number', text: en('Hours'), min: 0, max: 24, decimals: 1 },
    { id: 'days', kind: 'number', text: en('Days'), min: -5, max: 5 },
    { id: 'note', kind: 'text', text: en('Note'), maxLength: 5 },
    { id: 'pause', kind: 'read', text: en('Read this.') },
    choice('elsewhere'),
  ],
  forms: [
    formOf('self', ['1', '2', 'many', 'hours', 'days', 'note', 'pause']),
    formOf('teacher', ['1', 'elsewhere'], { respondent: 'teacher' }),
  ],
  scales: [scaleOf('S', sumOf(['1']))],
  critical: [
    { item: '1', codes: ['3'], text: en('Ask about this.') },
    { item: 'many', codes: ['2', '3'], text: en('Ask about that.') },
  ],
});

function faultsOf(rest: Partial<ScoreInput>): [RefusalFault['code'], string][] {
  try {
    score(definition, input({ answers: {}, ...rest }));
  } catch (error) {
    if (error instanceof Refusal) return error.faults.map(({ code, about }) => [code, about]);
    throw error;
  }
  return [];
}

test('the definition of these tests keeps to the schema', () => {
  expect(schema.safeParse(definition).error).toBeUndefined();
});

test.each<[string, Partial<ScoreInput>, RefusalFault['code'], string]>([
  ['a form that is not there', { form: 'parent' }, 'unknown-form', 'parent'],
  ['an item that is not there', { answers: { 99: '1' } }, 'unknown-item', '99'],
  ['an item of another form', { answers: { elsewhere: '1' } }, 'item-of-another-form', 'elsewhere'],
  ['an empty answer of another form', { answers: { elsewhere: null } }, 'item-of-another-form', 'elsewhere'],
  ['an option that is not there', { answers: { 1: '4' } }, 'unknown-code', '1'],
  ['a number for a choice', { answers: { 1: 1 } }, 'wrong-kind-of-answer', '1'],
  ['two marks for a choice', { answers: { 1: ['1', '2'] } }, 'wrong-kind-of-answer', '1'],
  ['one code for several choices', { answers: { many: '1' } }, 'wrong-kind-of-answer', 'many'],
  ['an unknown code among several', { answers: { many: ['1', 'x'] } }, 'unknown-code', 'many'],
  ['a code twice', { answers: { many: ['1', '1'] } }, 'code-given-twice', 'many'],
  ['a number above', { answers: { hours: 24.1 } }, 'out-of-range', 'hours'],
  ['a number below', { answers: { hours: -0.1 } }, 'out-of-range', 'hours'],
  ['too many digits', { answers: { hours: 1.25 } }, 'out-of-range', 'hours'],
  ['a fraction', { answers: { days: 1.5 } }, 'out-of-range', 'days'],
  ['not a number', { answers: { days: Number.NaN } }, 'out-of-range', 'days'],
  ['a text for a number', { answers: { days: '1' } }, 'wrong-kind-of-answer', 'days'],
  ['a long text', { answers: { note: '123456' } }, 'too-long', 'note'],
  ['a number for a text', { answers: { note: 1 } }, 'wrong-kind-of-answer', 'note'],
  ['an answer to a text to read', { answers: { pause: 'yes' } }, 'wrong-kind-of-answer', 'pause'],
  ['an item switched off that is not optional', { switchedOff: ['1'] }, 'not-optional', '1'],
  ['an item switched off that is not there', { switchedOff: ['99'] }, 'unknown-item', '99'],
  [
    'an answer of an item switched off',
    { answers: { 2: '1' }, switchedOff: ['2'] },
    'answer-of-item-switched-off',
    '2',
  ],
  ['a day that is not there', { birthDate: '2023-02-29' }, 'not-a-day', 'birthDate'],
  ['a wrong day', { completedOn: 'today' }, 'not-a-day', 'completedOn'],
  ['a form completed before birth', { birthDate: '2026-05-21' }, 'completed-before-birth', 'completedOn'],
  ['a negative time', { timings: { 1: -1 } }, 'wrong-time', '1'],
])('%s is refused', (_, rest, code, about) => {
  expect(faultsOf(rest)).toEqual([[code, about]]);
});

test('every fault is told at once', () => {
  expect(faultsOf({ answers: { 1: '9', 99: '1' }, birthDate: '' })).toHaveLength(3);
});

test('answers at the edges are taken', () => {
  const answers = { 1: '3', many: ['0', '3'], hours: 24, days: -5, note: '12345', pause: null };
  expect(faultsOf({ answers })).toEqual([]);
  expect(faultsOf({ birthDate: '2026-05-20', completedOn: '2026-05-20' })).toEqual([]);
});

test('a result names what it was made from', () => {
  const result = score(definition, input({ answers: { 1: '3' }, switchedOff: ['2'] }));
  expect(result).toMatchObject({
    instrument: 'TEST',
    version: '1.0.0',
    form: 'self',
    ageInMonths: 120,
    normGroup: 'combined',
    critical: [0],
    omitted: ['2', 'many', 'hours', 'days'],
    switchedOff: ['2'],
    needsReview: true,
  });
});

test('criteria and validity of another form are left out', () => {
  const elsewhere = {
    code: 'K',
    name: en('K'),
    forms: ['teacher'],
    rule: { answer: 'elsewhere', has: ['1'] },
  };
  const result = score({ ...definition, criteria: [elsewhere] }, input({ answers: {} }));
  expect(result.criteria).toEqual([]);
});

test('the order of answers does not matter, and scoring twice gives the same bytes', () => {
  const small = instrument({ scales: [scaleOf('S', sumOf(['1', '2', '3', '4', '5']))] });
  const answers = answersInOrder('0', '1', '2', '3', '1');
  const turned = Object.fromEntries(Object.entries({ ...answers }).reverse());
  const bytes = JSON.stringify(score(small, input({ answers })));
  expect(JSON.stringify(score(small, input({ answers })))).toBe(bytes);
  expect(JSON.stringify(score(small, input({ answers: turned })))).toBe(bytes);
});

test('critical answers are found in an unfinished form as well', () => {
  expect(findCriticalItems(definition, { 1: '2', many: ['0'] })).toEqual([]);
  expect(findCriticalItems(definition, { 1: '3', many: ['0', '2'] })).toEqual([0, 1]);
  expect(findCriticalItems(definition, {})).toEqual([]);
});
