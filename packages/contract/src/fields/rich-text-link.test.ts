import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLink } from './links.ts';
import { normalizeLink } from './rich-text-link.ts';

test.each([
  ['https://example.com', 'https://example.com'],
  ['HTTPS://Example.com/Report', 'https://Example.com/Report'],
  ['https://example.com:8443/a?b=c&d=e#f', 'https://example.com:8443/a?b=c&d=e#f'],
  ['example.com', 'https://example.com'],
  ['  www.example.com/guide ', 'https://www.example.com/guide'],
  ['example.com:8080/guide', 'https://example.com:8080/guide'],
  ['//example.com', 'https://example.com'],
  ['example.com?to=mailto:x', 'https://example.com?to=mailto:x'],
  ['bücher.example', 'https://bücher.example'],
  ['mailto:dana@example.com', 'mailto:dana@example.com'],
  ['Mailto:dana@example.com?subject=Intake', 'mailto:dana@example.com?subject=Intake'],
  ['tel:800-555-0142', 'tel:800-555-0142'],
  ['tel:+18005550142;ext=5', 'tel:+18005550142;ext=5'],
])('%j becomes %j', (typed, address) => {
  expect(normalizeLink(typed)).toBe(address);
});

test.each([
  '',
  ' ',
  'http://example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'https:example.com',
  'https:/example.com',
  'https://',
  'https:///cases',
  'https:\\\\example.com',
  'https://user:secret@example.com',
  'https://example.com@evil.example',
  'https://example.com:port',
  'https://example.com/"onmouseover="alert(1)',
  'https://example.com/<b>',
  'https://exa mple.com',
  'https://example.com\u202egpj.exe',
  'dana@example.com',
  '/cases',
  '#top',
  'localhost:3000',
  'mailto:',
  'mailto:nobody',
  'tel:',
  'tel:call-me',
  `https://example.com/${'x'.repeat(2048)}`,
])('%j does not become a link', (typed) => {
  expect(normalizeLink(typed)).toBeNull();
});

const pieces = [
  'https',
  'http',
  'mailto',
  'tel',
  'javascript',
  ':',
  '/',
  '//',
  '.',
  '@',
  '?',
  '#',
  '"',
  '<',
  '\\',
];
const nearLinks = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.string({ unit: 'binary-ascii', maxLength: 4 }),
      fc.domain(),
    ),
  )
  .map((parts) => parts.join(''));

test('what becomes a link stays as it is, has an allowed scheme and cannot leave its attribute', () => {
  fc.assert(
    fc.property(nearLinks, (typed) => {
      const address = normalizeLink(typed);
      if (address === null) return;
      expect(normalizeLink(address)).toBe(address);
      expect(address).toMatch(/^(https:\/\/|mailto:|tel:)[^\s"<>\\]+$/);
      expect(isLink(address)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('every web address of the secure kind is a link', () => {
  const port = fc.constantFrom('', ':443', ':65535');
  const rest = fc.stringMatching(/^([/?#][\w.~!$&'()*+,;=:@%/?#-]{0,20})?$/);
  fc.assert(
    fc.property(fc.domain(), port, rest, (host, colonPort, path) => {
      const address = `https://${host}${colonPort}${path}`;
      expect(normalizeLink(address)).toBe(address);
      expect(normalizeLink(`${host}${colonPort}${path}`)).toBe(address);
    }),
  );
});
