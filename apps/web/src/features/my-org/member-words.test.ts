import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { expect, test } from 'vitest';
import {
  givenBack,
  keptWork,
  outInWords,
  roleChange,
  transferredInWords,
  workInWords,
} from './member-words.ts';

const nothing = { clients: 0, openCases: 0, deletedClients: 0 };

test.each([
  [nothing, undefined],
  [{ ...nothing, clients: 1 }, '1 client'],
  [{ ...nothing, clients: 60, openCases: 12 }, '60 clients with 12 open cases'],
  [{ ...nothing, deletedClients: 1 }, '1 deleted client that can still be restored'],
  [
    { clients: 2, openCases: 1, deletedClients: 3 },
    '2 clients with 1 open case, and 3 deleted clients that can still be restored',
  ],
])('the work of somebody is told in numbers: %o', (work, words) => {
  expect(workInWords(work)).toBe(words);
});

test('who is deactivated keeps their clients', () => {
  expect(keptWork({ ...nothing, clients: 2, openCases: 1 })).toBe(
    'They keep 2 clients with 1 open case: transfer them if somebody else should go on.',
  );
  expect(keptWork(nothing)).toBe('They have no clients.');
});

test('who has forms out keeps the other clients', () => {
  expect(keptWork({ ...nothing, clients: 8, openCases: 5 }, 2)).toBe(
    'They keep 6 clients: transfer them if somebody else should go on.',
  );
  expect(keptWork({ ...nothing, clients: 2, openCases: 2 }, 2)).toBe('They keep no other clients.');
});

test.each([
  [{ forms: 1, clients: 1 }, '1 form is out, for 1 client.'],
  [{ forms: 3, clients: 2 }, '3 forms are out, for 2 clients.'],
])('what is out is told in numbers: %o', (out, words) => {
  expect(outInWords(out)).toBe(words);
});

test.each([
  [undefined, 'Unspent uses go back to the pool. Seats are checked in.'],
  [0, 'Seats are checked in.'],
  [1, '1 unspent use goes back to the pool. Seats are checked in.'],
  [14, '14 unspent uses go back to the pool. Seats are checked in.'],
])('an account gives back what it has not spent: %s', (uses, words) => {
  expect(givenBack(uses)).toBe(words);
});

test('the change of a role says what it opens and closes', () => {
  expect(roleChange(ADMIN)).toMatch(/^They will see everyone/);
  expect(roleChange(PRACTITIONER)).toMatch(/^They no longer open My Org/);
});

test('a transfer is told in numbers', () => {
  expect(transferredInWords({ clients: 1, cases: 0 }, 'Ines Bauer')).toBe('1 client is with Ines Bauer now');
  expect(transferredInWords({ clients: 60, cases: 45 }, 'Ines Bauer')).toBe(
    '60 clients with 45 cases are with Ines Bauer now',
  );
});
