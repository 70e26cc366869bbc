import { temporaryPassword } from '@hub/contract/fields/temporary-password';
import { expect, test } from 'vitest';
import { makeTemporaryPassword } from './make-temporary-password.ts';

test('every temporary password keeps to its rule, and none is like another', () => {
  const made = Array.from({ length: 2000 }, makeTemporaryPassword);
  expect(made.filter((password) => !temporaryPassword.safeParse(password).success)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  const beginnings = new Set(made.map((password) => password.charAt(0)));
  expect(beginnings.size, 'each may begin with any of its parts').toBeGreaterThan(50);
});
