import { expect, test } from 'vitest';
import { directionOf, languageName, preferredLanguage } from './language-tags.ts';

test('Arabic runs from the right, Spanish from the left', () => {
  expect([directionOf('ar'), directionOf('ar-EG'), directionOf('es')]).toEqual(['rtl', 'rtl', 'ltr']);
});

test('a language is named in itself', () => {
  expect(['en', 'es', 'ar'].map(languageName)).toEqual(['English', 'Español', 'العربية']);
});

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr', 'ar'], 'ar'],
  [['fr'], 'en'],
  [[], 'en'],
])('who prefers %j reads %s', (preferred, language) => {
  expect(preferredLanguage(['en', 'es', 'ar'], preferred)).toBe(language);
});
