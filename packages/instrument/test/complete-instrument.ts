import type { Definition } from '../src/definition.ts';
import { choice, en, formOf, instrument, rows, scaleOf, sumOf, tableOf } from './small-instrument.ts';

const text = en('A text');
const names = { name: text, forms: ['self'] };
const explanation = { acceptable: text, caution: text, extreme: text };
const straight = (item: string) => ({ item, weights: 'straight' });

/** An instrument with one of everything, in which lint finds nothing. */
export const completeInstrument = (): Definition => ({
  ...instrument(),
  items: [
    choice('1'),
    choice('2', { showWhen: { item: '1', codes: ['1', '2', '3'] } }),
    choice('3'),
    choice('4', { optional: true }),
    choice('5', { kind: 'choices' }),
    { id: 'days', kind: 'number', text, min: 0, max: 7 },
    { id: 'note', kind: 'text', text, maxLength: 100 },
    { id: 'pause', kind: 'read', text },
    choice('other'),
  ],
  forms: [
    formOf('self', ['1', '2', 'pause', '3', '4', '5', 'days', 'note']),
    formOf('teacher', ['1', '2', 'other'], { respondent: 'teacher' }),
  ],
  scales: [
    scaleOf('A', sumOf(['1', '3'], { missing: { do: 'prorate', most: 1 }, rounding: 'half-up' }), {
      bands: ['levels'],
    }),
    scaleOf(
      'B',
      sumOf([], {
        items: [
          { item: '4', weights: { 0: 3, 1: 2, 2: 1, 3: 0 } },
          {
            item: 'days',
            weights: [
              { from: 0, to: 3, weight: 0 },
              { from: 4, to: 7, weight: 1 },
            ],
          },
        ],
      }),
      { bands: ['parts'] },
    ),
    scaleOf('C', {
      raw: 'composite',
      of: 'T',
      parts: [{ scale: 'A' }],
      rounding: 'none',
    }),
    scaleOf('D', sumOf(['other']), { forms: { teacher: sumOf(['other']) } }),
  ],
  norms: {
    about: text,
    tables: [
      tableOf('A', { ages: { from: 72, to: 119 }, rows: rows(0, 6) }),
      tableOf('A', { ages: { from: 120, to: 227 }, rows: rows(0, 6) }),
      tableOf('B', { mean: 2, sd: 1, rounding: 'half-up' }),
    ],
  },
  bandSchemes: {
    levels: {
      of: 'T',
      concern: 'high',
      bands: [
        { code: 'usual', name: text, tone: 'neutral', to: 45 },
        { code: 'high', name: text, tone: 'concern', from: 46 },
      ],
    },
    parts: {
      of: 'raw',
      concern: 'none',
      bands: [
        { code: 'few', name: text, tone: 'good', from: 0, below: 2.5 },
        { code: 'many', name: text, tone: 'caution', from: '5/2', to: 4 },
      ],
    },
  },
  criteria: [
    {
      code: 'K',
      ...names,
      rule: {
        all: [
          { any: [{ answer: '1', has: ['3'] }] },
          { atLeast: 1, of: [{ not: { scale: 'A', score: 'T', from: 50 } }] },
          { count: [straight('1'), straight('3')], weighing: 2, atLeast: 2 },
          { scale: 'A', scheme: 'levels', bands: ['high'] },
          { scale: 'B', score: 'raw', to: 3 },
        ],
      },
    },
  ],
  validity: [
    { code: 'O', ...names, kind: 'omitted', caution: 2, extreme: 4, explanation },
    {
      code: 'I',
      ...names,
      kind: 'inconsistency',
      pairs: [{ first: straight('1'), second: straight('3') }],
      caution: 2,
      extreme: 3,
      explanation,
    },
    {
      code: 'F',
      ...names,
      kind: 'infrequency',
      answers: [{ item: '1', codes: ['3'] }],
      caution: 1,
      extreme: 2,
      explanation,
    },
    { code: 'P', ...names, kind: 'impression', items: [straight('3')], caution: 2, extreme: 3, explanation },
    { code: 'T', ...names, kind: 'seconds-per-item', caution: 2, extreme: 1, explanation },
    { code: 'R', ...names, kind: 'longest-run', caution: 5, extreme: 8, explanation },
  ],
  critical: [{ item: '1', codes: ['3'], text }],
  narratives: [{ scale: 'A', scheme: 'levels', bands: ['high'], audience: 'practitioner', text }],
  recommendations: [{ scale: 'B', scheme: 'parts', bands: ['many'], audience: 'home', text }],
});
