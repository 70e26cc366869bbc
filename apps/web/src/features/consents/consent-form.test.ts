import { expect, test } from 'vitest';
import { type ConsentValues, consentSchema, fieldOfPath, toRecord } from './consent-form.ts';

const values: ConsentValues = {
  person: 'client',
  firstName: '',
  lastName: '',
  authority: null,
  purposes: ['assessment'],
  method: 'written',
  givenOn: '2026-01-15',
  untilOn: '',
};
const faults = (changes: object) =>
  consentSchema.safeParse({ ...values, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('the client consents for themself, anybody else with an authority', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ person: '' })).toEqual(['person']);
  expect(faults({ person: 'other' })).toEqual(['firstName', 'lastName', 'authority']);
  expect(faults({ person: 'c1', authority: 'parent' })).toEqual([]);
  expect(faults({ purposes: [], method: '', givenOn: '' })).toEqual(['purposes', 'method', 'givenOn']);
});

test('what is sent says who it is', () => {
  expect(toRecord(values)).toMatchObject({ givenBy: { kind: 'client' }, untilOn: null });
  expect(toRecord({ ...values, person: 'c1', authority: 'parent' }).givenBy).toEqual({
    kind: 'contact',
    contactId: 'c1',
    authority: 'parent',
  });
  const other = { person: 'other', firstName: 'Ada', lastName: 'Amber', authority: 'court' };
  expect(toRecord({ ...values, ...other, untilOn: '2026-02-01' })).toMatchObject({
    givenBy: { kind: 'other', firstName: 'Ada', lastName: 'Amber', authority: 'court' },
    untilOn: '2026-02-01',
  });
});

test('what the server refuses is told at its field', () => {
  expect(['givenBy.contactId', 'givenBy.authority', 'givenOn'].map(fieldOfPath)).toEqual([
    'person',
    'authority',
    'givenOn',
  ]);
});
