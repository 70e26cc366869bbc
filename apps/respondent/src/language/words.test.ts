import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test('a language that the frame is not written in has English around its questions', () => {
  expect(wordsOf('fr')).toBe(wordsOf('en'));
  expect(wordsOf('es-MX')).toBe(wordsOf('es'));
});

test('one is one, in every language', () => {
  expect(['en', 'es', 'ar'].map((tag) => wordsOf(tag).takes(1))).toEqual([
    'About 1 minute',
    'Alrededor de 1 minuto',
    'حوالي دقيقة واحدة',
  ]);
});

test.each([
  [2, 'حوالي دقيقتين'],
  [5, 'حوالي 5 دقائق'],
  [12, 'حوالي 12 دقيقة'],
])('Arabic counts %i minutes', (minutes, words) => {
  expect(wordsOf('ar').takes(minutes)).toBe(words);
});

test('a name in Latin letters keeps its order among Arabic words', () => {
  expect(wordsOf('ar').about('Mia R.')).toBe('عن \u2068Mia R.\u2069');
});
