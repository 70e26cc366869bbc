import { expect, test } from 'vitest';
import { completeInstrument } from '../test/complete-instrument.ts';
import { choice, en, formOf, instrument } from '../test/small-instrument.ts';
import type { Definition } from './definition.ts';
import { formContent } from './form-content.ts';
import { findForm, known } from './look-up.ts';

const contentOf = (definition: Definition, form = 'self') =>
  formContent(definition, known(findForm(definition, form), `form ${form}`));

const itemsOf = (definition: Definition) => contentOf(definition).pages.flatMap(({ items }) => items);

test('a form has its texts, and its items in the order of its pages', () => {
  const definition = instrument({
    items: [choice('1'), choice('2', { required: true })],
    forms: [
      formOf('self', [], {
        asksRater: ['known-for'],
        pages: [
          { title: en('First'), instructions: en('Read.'), items: ['2'] },
          { instructions: en('Go on.'), items: ['1'] },
        ],
      }),
    ],
  });
  const options = definition.optionSets.often;
  expect(contentOf(definition)).toEqual({
    formId: 'test-self',
    version: '1.0.0',
    name: en('Form self'),
    respondent: 'self',
    minutes: 5,
    languages: ['en'],
    asksRater: ['known-for'],
    pages: [
      {
        title: en('First'),
        instructions: en('Read.'),
        items: [{ id: '2', kind: 'choice', text: en('Item 2'), required: true, options }],
      },
      {
        instructions: en('Go on.'),
        items: [{ id: '1', kind: 'choice', text: en('Item 1'), required: false, options }],
      },
    ],
  });
});

test('each kind of item has what is needed to answer it', () => {
  const items = itemsOf(completeInstrument());
  expect(items.find(({ id }) => id === '2')).toMatchObject({
    showWhen: { item: '1', codes: ['1', '2', '3'] },
  });
  expect(items.find(({ id }) => id === '5')).toMatchObject({ kind: 'choices', options: { length: 4 } });
  const rest = { text: en('A text'), required: false };
  expect(items.find(({ id }) => id === 'days')).toEqual({
    ...{ id: 'days', kind: 'number', min: 0, max: 7, decimals: 0 },
    ...rest,
  });
  expect(items.find(({ id }) => id === 'note')).toEqual({
    id: 'note',
    kind: 'text',
    maxLength: 100,
    ...rest,
  });
  expect(items.find(({ id }) => id === 'pause')).toEqual({ id: 'pause', kind: 'read', text: en('A text') });
});

test('nothing of how it is scored is in it', () => {
  const { code, version, languages, name, about, optionSets, items, forms } = completeInstrument();
  const withoutScoring = { code, version, languages, name, about, optionSets, items, forms, scales: [] };
  expect(contentOf(completeInstrument())).toEqual(contentOf(withoutScoring));
  const keys = new Set<string>();
  JSON.stringify(contentOf(completeInstrument()), (key, value) => {
    keys.add(key);
    return value;
  });
  for (const key of [
    'weights',
    'scales',
    'norms',
    'bands',
    'critical',
    'criteria',
    'optional',
    'maxOmitted',
  ]) {
    expect([...keys]).not.toContain(key);
  }
});
