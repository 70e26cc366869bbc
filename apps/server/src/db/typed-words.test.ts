import { expect, test } from 'vitest';
import { typedKey, typedWords } from './typed-words.ts';

test.each([
  ['', []],
  ['  ', []],
  ['Ødegård', [' odegard']],
  ['Lee, Ann', [' lee', ' ann']],
  ['lee,ann', [' lee', ' ann']],
  ['ann ann', [' ann']],
  ['Ångström-Øde', [' angstrom ode']],
  ['Ångström‑Øde', [' angstrom ode']],
  ['Ångström – Øde', [' angstrom', ' ode']],
  ["o'brien", [' o brien']],
  ['O’Brien', [' o brien']],
  ['Oʼ', [' o']],
  ['-brien', [' brien']],
  ['-', [' -']],
  ["-- '", [' --', " '"]],
  ['wh-0042', [' wh 0042']],
  ['mary.ann@demo.test', [' mary.ann@demo.test']],
  ['100% _', [' 100%', ' _']],
])('%s is searched as %j', (typed, words) => {
  expect(typedWords(typedKey(typed))).toEqual(words);
});
