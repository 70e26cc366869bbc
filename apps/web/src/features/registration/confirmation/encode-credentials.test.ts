import { expect, test } from 'vitest';
import { encodeCredentials } from './encode-credentials.ts';

test.each([
  ['plain letters', 'wilma@demo.test', 'Quiet-Meadow-19'],
  ['a colon and spaces', 'wilma@demo.test', 'a:b c: '],
  ['letters beyond Latin', 'wilma@demo.test', 'Übergrößé-漢字-🦉-19'],
])('credentials with %s come out as they went in', (_, email, password) => {
  const bytes = Uint8Array.from(atob(encodeCredentials(email, password)), (byte) => byte.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).toBe(`${email}:${password}`);
});
