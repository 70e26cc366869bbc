import type { Definition } from '@hub/instrument/definition';
import type { Scale } from '@hub/instrument/definition/scales';
import { expect, test } from 'vitest';
import { describeForm } from './describe-form.ts';

const en = (text: string) => ({ en: text });
const rule: Scale['forms'][string] = {
  raw: 'sum',
  items: [],
  missing: { do: 'refuse' },
  rounding: 'none',
};
const table = { scale: 'A', group: 'combined', ages: { from: 12, to: 23 }, n: 30, mean: 1, sd: 1 } as const;
const more = { rounding: 'none', sem: 3 } as const;

const definition: Definition = {
  code: 'X',
  version: '1.2.3',
  languages: ['en'],
  name: en('X'),
  about: en('About'),
  optionSets: {},
  items: [
    { id: '1', kind: 'number', text: en('How many?'), min: 0, max: 9 },
    { id: '2', kind: 'read', text: en('Go on.') },
  ],
  forms: [
    {
      id: 'parent',
      respondent: 'parent',
      name: en('Parent'),
      ages: { from: 12, to: 35 },
      minutes: 3,
      maxOmitted: 1,
      pages: [{ instructions: en('Answer.'), items: ['1', '2'] }],
    },
  ],
  scales: [
    { code: 'A', name: en('First'), forms: { parent: rule } },
    {
      code: 'B',
      name: en('Whole'),
      forms: { parent: { raw: 'composite', of: 'raw', parts: [], rounding: 'none' } },
    },
    { code: 'C', name: en('Elsewhere'), forms: { teacher: rule } },
  ],
  norms: {
    about: en('From nowhere'),
    tables: [
      { ...table, ...more, form: 'parent', ages: { from: 24, to: 35 }, n: 50 },
      { ...table, ...more, form: 'parent' },
      { ...table, ...more, form: 'parent', group: 'female', n: 20 },
      { ...table, ...more, form: 'teacher', group: 'male', n: 1000 },
    ],
  },
};

test('a form is described with its own scales and norms, and with the questions that can be answered', () => {
  const [form] = definition.forms;
  expect(form && describeForm(definition, form)).toEqual({
    formId: 'x-parent',
    version: '1.2.3',
    name: 'Parent',
    respondent: 'parent',
    ageMonths: { from: 12, to: 35 },
    minutes: 3,
    items: 1,
    languages: ['en'],
    scales: [
      { code: 'A', name: 'First', isComposite: false, hasNorms: true },
      { code: 'B', name: 'Whole', isComposite: true, hasNorms: false },
    ],
    norms: {
      about: 'From nowhere',
      size: { from: 20, to: 50 },
      groups: ['combined', 'female'],
      ageBands: [
        { from: 12, to: 23 },
        { from: 24, to: 35 },
      ],
    },
    notice: null,
  });
});
