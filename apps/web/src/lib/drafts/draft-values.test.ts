import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftable, withDraft } from './draft-values.ts';

const nothingSecret = new Set<string>();

test('passwords are never kept, wherever they are in the form', () => {
  const values = {
    email: 'ava@demo.test',
    password: 'Harbor-Lantern-58',
    account: { name: 'Ava', pin: '1234' },
    people: [{ name: 'Noor', pin: '5678' }],
  };
  const kept = draftable(values, new Set(['password', 'account.pin', 'people.0.pin']));
  expect(kept).toEqual({ email: 'ava@demo.test', account: { name: 'Ava' }, people: [{ name: 'Noor' }] });
});

test('the content of files is never kept', () => {
  const file = new File(['secret'], 'report.pdf');
  expect(draftable({ name: 'Ava', file, files: [file], blob: new Blob(['x']) }, nothingSecret)).toEqual({
    name: 'Ava',
    files: [null],
  });
});

test('a draft is laid over the values of the form, part by part', () => {
  const values = { name: '', password: '', address: { city: '', zip: '' }, contacts: [] as unknown[] };
  const draft = { name: 'Ava', address: { city: 'Madison' }, contacts: [{ name: 'Noor' }], old: true };
  expect(withDraft(values, draft)).toEqual({
    name: 'Ava',
    password: '',
    address: { city: 'Madison', zip: '' },
    contacts: [{ name: 'Noor' }],
  });
});

test('a field may have the name of what every object has', () => {
  expect(withDraft({ toString: '' }, {})).toEqual({ toString: '' });
});

test('whatever was typed comes back', () => {
  const typed = fc.oneof(fc.string(), fc.boolean(), fc.integer(), fc.constant(null));
  const name = fc.string({ minLength: 1 }).filter((key) => key !== '__proto__');
  const form = fc.dictionary(name, fc.oneof(typed, fc.dictionary(name, typed), fc.array(typed)));
  fc.assert(
    fc.property(form, (values) => {
      const kept = JSON.parse(JSON.stringify(draftable(values, nothingSecret)));
      expect(withDraft({ ...values }, kept)).toEqual({ ...values });
    }),
  );
});
