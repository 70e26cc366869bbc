import { temporaryPassword } from '@hub/contract/fields/temporary-password';
import { expect, test } from 'vitest';
import { encodeCredentials, makeTemporaryPassword } from './registration-bodies.ts';

test.each([
  ['plain letters', 'wilma@demo.test', 'Quiet-Meadow-19'],
  ['a colon and spaces', 'wilma@demo.test', 'a:b c: '],
  ['letters beyond Latin', 'wilma@demo.test', 'Übergrößé-漢字-🦉-19'],
])('credentials with %s come out as they went in', (_, email, password) => {
  const bytes = Uint8Array.from(atob(encodeCredentials(email, password)), (byte) => byte.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe(`${email}:${password}`);
});

test('every temporary password keeps to its rule, and none is like another', () => {
  const made = Array.from({ length: 2000 }, makeTemporaryPassword);
  expect(made.filter((password) => !temporaryPassword.safeParse(password).success)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  const beginnings = new Set(made.map((password) => password.charAt(0)));
  expect(beginnings.size, 'each may begin with any of its parts').toBeGreaterThan(50);
});
