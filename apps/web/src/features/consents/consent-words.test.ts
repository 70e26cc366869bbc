import type { Consent } from '@hub/contract/core/consents/consent';
import { expect, test } from 'vitest';
import { consentInWords, endsBeforeDue, giverInWords, missingInWords } from './consent-words.ts';

const consent: Consent = {
  id: '00000000-0000-4000-8000-000000000000',
  givenBy: 'contact',
  firstName: 'Odile',
  lastName: 'Fernsby',
  authority: 'parent',
  purposes: ['assessment', 'sharing'],
  method: 'written',
  givenOn: '2026-01-15',
  endsOn: '2028-05-16',
  endsBecause: 'birthday',
  state: 'in-force',
  created: '2026-01-15T10:00:00.000Z',
  createdByName: 'Nora Vale',
  withdrawn: null,
  withdrawalReason: '',
  canWithdraw: true,
};

test('a consent says who, for what, how, since when and until when', () => {
  expect(giverInWords(consent)).toBe('Odile Fernsby, as a parent');
  expect(consentInWords(consent)).toEqual([
    'Assessments and Sharing of results',
    'written 01/15/2026',
    'until 05/16/2028 (the client turns 18)',
  ]);
});

test('where forms are sent it is told what is wrong, and nothing while all is well', () => {
  const ended = { state: 'ended', endsOn: '2026-05-16', endsBecause: 'birthday' } as const;
  expect(missingInWords(ended)).toBe('Consent to assessments ended on 05/16/2026: the client has turned 18.');
  expect(missingInWords({ ...ended, endsBecause: 'until' })).toBe(
    'Consent to assessments ended on 05/16/2026.',
  );
  expect(missingInWords({ state: 'given', endsOn: null, endsBecause: null })).toBeUndefined();
});

test.each([
  ['2026-05-16', undefined],
  ['2026-05-17', 'Consent ends on 05/16/2026, when the client turns 18. This form is due later.'],
])('a form that is due on %s', (dueOn, words) => {
  const given = { state: 'given', endsOn: '2026-05-16', endsBecause: 'birthday' } as const;
  expect(endsBeforeDue(given, dueOn)).toBe(words);
  expect(endsBeforeDue({ ...given, state: 'ended' }, dueOn)).toBeUndefined();
});
