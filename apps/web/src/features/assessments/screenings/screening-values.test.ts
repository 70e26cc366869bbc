import { expect, test } from 'vitest';
import { plannedOf, rulesOf, type ScreeningValues } from './screening-values.ts';

const values: ScreeningValues = {
  name: 'Fall',
  formId: 'lbs-2-parent',
  rule: 'first-parent',
  firstName: '',
  lastName: '',
  email: '',
  delivery: 'email',
  language: 'en',
  dueOn: '2026-12-01',
  initialsOnly: false,
};

test('the server is asked once a form, a day and somebody who answers are there', () => {
  const asked = (changed: Partial<ScreeningValues>) => plannedOf({ ...values, ...changed }, ['a']);
  expect(asked({})).toEqual({
    formId: 'lbs-2-parent',
    answeredBy: { rule: 'first-parent' },
    delivery: 1,
    language: 'en',
    dueOn: '2026-12-01',
    clientIds: ['a'],
  });
  expect(asked({ formId: '' })).toBeUndefined();
  expect(asked({ dueOn: '' })).toBeUndefined();
  const teacher = { rule: 'same-person', firstName: 'Tess', lastName: 'Quill' } as const;
  expect(asked({ ...teacher, email: 'tess@' })).toBeUndefined();
  expect(asked({ ...teacher, email: '' })).toBeUndefined();
  expect(asked({ ...teacher, email: 'tess@demo.test' })?.answeredBy).toEqual({
    ...teacher,
    email: 'tess@demo.test',
  });
});

test('who can answer follows from the form', () => {
  expect(rulesOf({ role: 'self' })).toEqual(['client']);
  expect(rulesOf({ role: 'parent' })[0]).toBe('first-parent');
  expect(rulesOf({ role: 'teacher' })).toEqual(['same-person']);
});
