import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a client is called by the first name and an initial, or by initials alone', () => {
  const imogen = { firstName: 'Imogen', lastName: 'Fernsby' };
  expect(shortName(imogen, 'first-name')).toBe('Imogen F.');
  expect(shortName(imogen, 'initials')).toBe('I. F.');
});

test('an initial is a whole character', () => {
  expect(shortName({ firstName: '𝒜da', lastName: '𝒵ed' }, 'initials')).toBe('𝒜. 𝒵.');
});
