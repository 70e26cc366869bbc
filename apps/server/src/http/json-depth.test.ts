import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nested = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

test.each([
  { json: nested(64), what: 'as deep as may be', expected: false },
  { json: nested(65), what: 'deeper', expected: true },
  { json: `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, what: 'objects', expected: true },
  { json: '['.repeat(100_000), what: 'never closed', expected: true },
  { json: `[${'[],'.repeat(1000)}[]]`, what: 'many beside each other', expected: false },
  { json: JSON.stringify({ text: '['.repeat(100) }), what: 'brackets in a string', expected: false },
  { json: JSON.stringify(['"'.repeat(9), '['.repeat(100)]), what: 'quotes in a string', expected: false },
  { json: `["\\\\",${nested(65)}]`, what: 'behind a string that ends in a backslash', expected: true },
  { json: `["\\\\\\"${'['.repeat(100)}"]`, what: 'behind an escaped quote', expected: false },
  { json: '["never ended [[[', what: 'a string without an end', expected: false },
])('$what: $expected', ({ json, expected }) => {
  expect(isTooDeep(json)).toBe(expected);
});
