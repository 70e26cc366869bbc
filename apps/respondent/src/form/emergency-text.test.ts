import { expect, test } from 'vitest';
import { wordsOf } from '../language/words.ts';
import { emergencyText } from './emergency-text.ts';

const tell = (emergency: Parameters<typeof emergencyText>[0], language: string) =>
  emergencyText(emergency, language, wordsOf(language));

test.each(['en', 'es', 'ar'])('without a word of the organization it is 911 and 988, in %s', (language) => {
  for (const emergency of [undefined, { number: '911', texts: {} }]) {
    expect(tell(emergency, language)).toMatch(/911.*988/);
  }
});

test.each(['en', 'es', 'ar'])('another number is said without 988, in %s', (language) => {
  const text = tell({ number: '112', texts: {} }, language);
  expect(text).toContain('112');
  expect(text).not.toMatch(/911|988/);
});

test('the text of the organization comes first, in English where it has none in a language', () => {
  const emergency = { number: '911', texts: { en: 'Call 112 or the ward.', es: 'Llame al 112.' } };
  expect(tell(emergency, 'es-MX')).toBe('Llame al 112.');
  expect(tell(emergency, 'ar')).toBe('Call 112 or the ward.');
});
