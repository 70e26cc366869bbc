import type { FormPart } from '@hub/document/printed-form';
import type { FormContent } from '@hub/instrument/form-content';
import { expect, test } from 'vitest';
import { makePrintedForm, type Printing } from './make-printed-form.ts';

const yesNo = [
  { code: 'yes', text: { en: 'Yes', es: 'Sí' } },
  { code: 'no', text: { en: 'No', es: 'No' } },
];
const many = Array.from({ length: 11 }, (_, index) => ({
  code: `c${index}`,
  text: { en: `Choice ${index}` },
}));
const choice = (id: string) => ({
  id,
  kind: 'choice' as const,
  text: { en: id },
  required: false,
  options: yesNo,
});

const content: FormContent = {
  formId: 'sample-parent',
  version: '1.2.0',
  name: { en: 'Parent form', es: 'Formulario' },
  respondent: 'parent',
  minutes: 5,
  languages: ['en', 'es', 'fa'],
  asksRater: ['interpreter'],
  pages: [
    {
      instructions: { en: 'Think of the last week. Mark one.' },
      items: [{ id: 'intro', kind: 'read', text: { en: 'Read this' } }, choice('a'), choice('b')],
    },
    {
      title: { en: 'More' },
      instructions: { en: 'Think of the last week.' },
      items: [
        { ...choice('c'), required: true },
        {
          id: 'times',
          kind: 'number',
          text: { en: 'Times' },
          required: false,
          min: 0,
          max: 120,
          decimals: 1,
          showWhen: { item: 'c', codes: ['yes', 'no'] },
        },
        { id: 'which', kind: 'choices', text: { en: 'Which' }, required: false, options: many },
        { id: 'note', kind: 'text', text: { en: 'Note' }, required: false, maxLength: 120 },
      ],
    },
  ],
};

const print = (rest: Partial<Printing> = {}) =>
  makePrintedForm(content, {
    language: 'en',
    paper: 'letter',
    practitioner: 'Dana Whitfield',
    instrument: 'SMP',
    given: null,
    ...rest,
  });
const part = <Kind extends FormPart['kind']>(kind: Kind, item?: string) =>
  print().parts.find(
    (one): one is Extract<FormPart, { kind: Kind }> =>
      one.kind === kind && (item === undefined || ('item' in one && one.item === item)),
  );

test('the form can be found again, and has the name of who prints it on each page', () => {
  const { running, watermark, title } = print();
  expect(title).toBe('SMP: Parent form');
  expect(running.foot[0]).toBe('Form sample-parent, version 1.2.0, en');
  expect(watermark).toBe('Printed for Dana Whitfield');
});

test('it is blank, or has the names that are known', () => {
  expect(print().fields.map(({ value }) => value)).toEqual(['', '', '', '']);
  const given = { number: 'A-7', clientName: 'Maya Rivera', respondentName: 'Ana Rivera' };
  const { fields, running } = print({ given });
  expect(fields.map(({ value }) => value)).toEqual(['Maya Rivera', '', 'Ana Rivera', '']);
  expect(running.head).toContain('A-7');
});

test('items with the same answers are lines of one grid; what is asked about the rater comes before them', () => {
  expect(print().parts.map(({ kind }) => kind)).toEqual([
    ...['heading', 'question', 'instructions', 'read', 'grid', 'heading'],
    ...['question', 'question', 'question', 'question'],
  ]);
  expect(part('grid')?.rows).toEqual([
    { item: 'a', number: 1, text: 'a' },
    { item: 'b', number: 2, text: 'b' },
  ]);
});

test('an item says when it is asked, how it is answered and that it needs an answer', () => {
  expect(part('question', 'c')?.notes).toEqual(['This question needs an answer.']);
  expect(part('question', 'times')).toMatchObject({
    number: 4,
    notes: [
      'Only if you answered question 3 with “Yes” or “No”.',
      'A number from 0 to 120, with at most 1 digit after the point.',
    ],
    answer: { kind: 'number', digits: 3, decimals: 1 },
  });
  expect(part('question', 'note')?.answer).toEqual({ kind: 'text', lines: 2 });
});

test('beside a box is the key that is typed for it; there are nine', () => {
  const { answer } = part('question', 'which') ?? {};
  expect(answer && 'boxes' in answer ? answer.boxes.map(({ key }) => key) : []).toEqual([
    ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ...[null, null],
  ]);
});

test('texts are in the language of the paper; where the product does not speak it, what is around them is English', () => {
  const spanish = print({ language: 'es' });
  expect(spanish.fields[0]?.label).toBe('Nombre de la persona de la que trata este formulario');
  expect(spanish.title).toBe('SMP: Formulario');
  const persian = print({ language: 'fa' });
  expect([persian.direction, persian.running.pageLabel]).toEqual(['rtl', 'Page {n} of {m}']);
});
