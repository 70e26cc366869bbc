import { expect, test } from 'vitest';
import { isLink, linkSchemes, schemeOf } from './links.ts';

test.each(linkSchemes)('%s: is a scheme of links, in any case', (scheme) => {
  expect(isLink(`${scheme}:something`)).toBe(true);
  expect(schemeOf(`${scheme.toUpperCase()}:something`)).toBe(scheme);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'file:///etc/passwd',
  'httpss://example.com',
  'www.example.com',
  '/cases',
  '',
  'https:',
  ':example.com',
  ' https://example.com',
  'https://example.com/a page',
  'java\nscript:alert(1)',
  'ht\ttps://example.com',
  '\u0001https://example.com',
  'https://example.com\u202e',
])('%j is no link', (address) => {
  expect(isLink(address)).toBe(false);
});
