import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const nested = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth);

test.each([
  { json: nested(64), name: 'as deep as may be', expected: false },
  { json: nested(65), name: 'deeper', expected: true },
  { json: `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, name: 'objects', expected: true },
  { json: '['.repeat(100_000), name: 'never closed', expected: true },
  { json: `[${'[],'.repeat(1000)}[]]`, name: 'many beside each other', expected: false },
  { json: JSON.stringify({ text: '['.repeat(100) }), name: 'brackets in a string', expected: false },
  { json: JSON.stringify(['"'.repeat(9), '['.repeat(100)]), name: 'quotes in a string', expected: false },
  { json: `["\\\\",${nested(65)}]`, name: 'behind a string that ends in a backslash', expected: true },
  { json: `["\\\\\\"${'['.repeat(100)}"]`, name: 'behind an escaped quote', expected: false },
  { json: '["never ended [[[', name: 'a string without an end', expected: false },
])('$name: $expected', ({ json, expected }) => {
  expect(isTooDeep(json)).toBe(expected);
});
