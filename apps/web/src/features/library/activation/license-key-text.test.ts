import { licenseKeyOf } from '@hub/contract/core/licenses/license-key';
import { expect, test } from 'vitest';
import { mistypedIn, spelledKey } from './license-key-text.ts';

const key = licenseKeyOf(Array.from({ length: 19 }, (_, index) => index * 5));

test('a right key is spelled as it was told', () => {
  expect(spelledKey(` ${key.toLowerCase().replaceAll('-', ' ')}\n`)).toBe(key);
  expect(spelledKey(key.slice(5))).toBe(key);
});

test('what is no key yet stays as it was typed', () => {
  expect(spelledKey('lark-01')).toBe('lark-01');
});

test('a mistake is told once the key is complete', () => {
  expect(mistypedIn(key)).toBeUndefined();
  expect(mistypedIn(key.slice(0, -1))).toBeUndefined();
  expect(mistypedIn(key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toMatch(/mistyped/);
  expect(mistypedIn(`${key}7`)).toMatch(/mistyped/);
});
