import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['José', 'jose'],
  ['JOSE\u0301', 'jose'],
  ['Łukasz', 'lukasz'],
  ['Müller-Weiß', 'muller-weiss'],
  ['Søren', 'soren'],
  ['Þórður', 'thordur'],
  ['Nguyễn Thị', 'nguyen thi'],
  ['İbrahim', 'ibrahim'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['Ἀθηνᾶ', 'αθηνα'],
  ['שָׁלוֹם', 'שלום'],
  ['  Mary \u00a0 Ann ', 'mary ann'],
  ['O’Brien', "o'brien"],
  ['Ａｎｎ', 'ann'],
  ['田中', '田中'],
])('%s is searched as %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test('what begins a name begins its key, for every letter typed on the way', () => {
  for (const name of ['Ångström', 'Οδυσσεύς', 'Đặng', '김민준', 'Мария', 'محمد']) {
    for (let length = 1; length <= name.length; length += 1) {
      expect(nameKey(name).startsWith(nameKey(name.slice(0, length))), name.slice(0, length)).toBe(true);
    }
  }
});
