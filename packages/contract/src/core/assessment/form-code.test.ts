import { expect, test } from 'vitest';
import { CODE_CHARACTERS, groupCode, readCode } from './form-code.ts';

test('no two characters of codes are taken for each other, and none is a vowel', () => {
  for (const alike of ['0OQ', '1IL', '2Z', '5S', '6G', '8B', 'UV']) {
    expect([...alike].filter((character) => CODE_CHARACTERS.includes(character)).length).toBeLessThan(2);
  }
  expect(CODE_CHARACTERS).not.toMatch(/[AEIOU]/);
  expect(new Set(CODE_CHARACTERS).size).toBe(19);
});

test.each(['H4KM7TCW', 'h4km-7tcw', ' h4km 7tcw ', 'H4KM–7TCW', 'h 4 k m 7 t c w'])(
  '"%s" is read as the same code',
  (typed) => {
    expect(readCode(typed)).toBe('H4KM7TCW');
    expect(groupCode(readCode(typed))).toBe('H4KM-7TCW');
  },
);

test.each([
  ['', ''],
  ['H4K', 'H4K'],
  ['H4KM', 'H4KM'],
  ['H4KM7', 'H4KM-7'],
])('while it is typed "%s" is shown as "%s"', (code, shown) => {
  expect(groupCode(code)).toBe(shown);
});
