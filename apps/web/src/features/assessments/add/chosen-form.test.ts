import type { GivableForm, GivableForms } from '@hub/contract/core/administrations/givable-forms';
import { expect, test } from 'vitest';
import { addSchema, choose, NEW, personOptions, toSend, usesToHold, withPerson } from './chosen-form.ts';

const form = (changed: Partial<GivableForm> = {}): GivableForm =>
  ({
    formId: 'lbs-2-parent',
    name: 'LBS-2 Parent',
    role: 'parent',
    languages: ['en', 'es'],
    usesLeft: 3,
    latestDueOn: null,
    refusal: null,
    isOut: false,
    ...changed,
  }) as GivableForm;

const contactId = '5a1f5a5e-0f4e-4c37-9c4e-111111111111';
const respondentId = '5a1f5a5e-0f4e-4c37-9c4e-222222222222';
const person = { firstName: 'Odo', lastName: 'Fernsby', email: '', relationship: '', language: null };
const given = {
  forms: [],
  people: [
    { ...person, kind: 'client', contactId: null, firstName: 'Imogen' },
    { ...person, kind: 'contact', contactId, relationship: 'Mother', email: 'odo@demo.test', language: 'es' },
  ],
  respondents: [
    { id: respondentId, kind: 'other', firstName: 'Tess', lastName: 'Quill', email: 'tess@demo.test' },
  ],
  dueOn: '2026-12-01',
  clientAgeMonths: 100,
} as unknown as GivableForms;

const labels = (form: GivableForm) => personOptions(given, form).map(({ label }) => label);

test('the client alone answers about themself; others are asked from the record, from the case, or anew', () => {
  expect(labels(form({ role: 'self' }))).toEqual(['Imogen Fernsby (client)']);
  expect(labels(form())).toEqual(['Odo Fernsby (Mother)', 'Tess Quill', 'Somebody else…']);
  expect(labels(form({ role: 'clinician' }))).toEqual(['You']);
});

test('what can be known is filled in: a parent with address and language, no teacher, nobody without an address by mail', () => {
  expect(choose(given, form())).toMatchObject({
    person: `contact ${contactId}`,
    email: 'odo@demo.test',
    delivery: 'email',
    language: 'es',
    dueOn: '2026-12-01',
  });
  expect(choose(given, form({ role: 'teacher' }))).toMatchObject({ person: '', delivery: 'email' });
  expect(choose(given, form({ role: 'self' }))).toMatchObject({ person: 'client', delivery: 'inPerson' });
  expect(choose(given, form({ latestDueOn: '2026-11-20' })).dueOn).toBe('2026-11-20');
});

test('a language that the form does not have stays as it was', () => {
  const english = form({ languages: ['en'] });
  expect(choose(given, english).language).toBe('en');
});

test('somebody new needs names, and whoever gets a mail an address', () => {
  const teacher = form({ role: 'teacher' });
  const [, , somebody] = personOptions(given, teacher);
  const chosen = withPerson(choose(given, teacher), teacher, somebody);
  const wrong = addSchema.safeParse({ items: [chosen], initialsOnly: false });
  expect(chosen.person).toBe(NEW);
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'items.0.firstName',
    'items.0.lastName',
    'items.0.email',
  ]);
  const here = { ...chosen, firstName: 'Ann', lastName: 'Lee', delivery: 'inPerson' };
  expect(addSchema.safeParse({ items: [here], initialsOnly: false }).success).toBe(true);
});

test('each kind of person goes as the server takes it', () => {
  const chosen = choose(given, form());
  const sent = (changed: object) =>
    toSend({ items: [{ ...chosen, ...changed }], initialsOnly: true }).items[0]?.respondent;
  expect(sent({})).toEqual({ kind: 'contact', contactId, email: 'odo@demo.test' });
  expect(sent({ person: 'client', email: 'i@demo.test' })).toEqual({ kind: 'client', email: 'i@demo.test' });
  expect(sent({ person: `known ${respondentId}` })).toEqual({ kind: 'known', respondentId });
  expect(sent({ person: 'practitioner' })).toEqual({ kind: 'practitioner' });
  expect(sent({ person: NEW, firstName: 'Ann', lastName: 'Lee', email: '' })).toEqual({
    kind: 'other',
    firstName: 'Ann',
    lastName: 'Lee',
    email: '',
  });
  expect(toSend({ items: [chosen], initialsOnly: true })).toMatchObject({
    namesClientBy: 'initials',
    items: [{ delivery: 1, formId: 'lbs-2-parent' }],
  });
});

test('uses are counted for each form, also where two people answer it', () => {
  const forms = [form(), form({ formId: 'lmc-self' }), form({ formId: 'lap-parent' })];
  const items = [{ formId: 'lbs-2-parent' }, { formId: 'lbs-2-parent' }, { formId: 'lmc-self' }];
  expect(usesToHold(forms, items).map(({ form: { formId }, held }) => [formId, held])).toEqual([
    ['lbs-2-parent', 2],
    ['lmc-self', 1],
  ]);
});

test('who must not be contacted is read with the reason, and not proposed', () => {
  const [client, mother] = given.people;
  const barred = { ...given, people: [client, { ...mother, noContact: true }] } as GivableForms;
  expect(personOptions(barred, form())[0]).toMatchObject({
    label: 'Odo Fernsby (Mother): must not be contacted',
    disabled: true,
  });
  expect(choose(barred, form()).person).toBe('');
});
