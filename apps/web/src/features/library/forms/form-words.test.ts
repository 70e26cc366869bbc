import { expect, test } from 'vitest';
import { ageBandsInWords, formInShort, sampleInWords, scalesInWords } from './form-words.ts';

const norms = {
  about: 'Made by simulation.',
  size: { from: 200, to: 400 },
  groups: ['combined', 'male'] as ('combined' | 'male')[],
  ageBands: [
    { from: 72, to: 95 },
    { from: 96, to: 227 },
  ],
};
const form = {
  formId: 'lbs-2-parent',
  featureId: '01920000-0000-7000-8000-000000000001',
  version: '1.0.0',
  name: 'Parent form',
  respondent: 'parent' as const,
  ageMonths: { from: 72, to: 227 },
  minutes: 15,
  items: 60,
  languages: ['en', 'es'],
  scales: [
    { code: 'ANGER', name: 'Anger', isComposite: false, hasNorms: true },
    { code: 'TOTAL', name: 'Total', isComposite: true, hasNorms: true },
    { code: 'WORRY', name: 'Worry', isComposite: false, hasNorms: true },
  ],
  norms,
  notice: null,
};

test('a form in short', () => {
  const words = ['Parent', 'Ages 6:0–18:11', '60 items', '15 minutes', 'English, Spanish'];
  expect(formInShort(form)).toEqual(words);
});

test('composites stand apart from the scales', () => {
  expect(scalesInWords(form, 'scales')).toBe('Anger, Worry');
  expect(scalesInWords(form, 'composites')).toBe('Total');
});

test('a sample is as large as its smallest and its largest group', () => {
  expect(sampleInWords(norms)).toBe('N = 200 to 400 in each group and age band: combined, male');
  expect(sampleInWords({ ...norms, size: { from: 300, to: 300 } })).toBe(
    'N = 300 in each group and age band: combined, male',
  );
});

test('age bands are years and months', () => {
  expect(ageBandsInWords(norms)).toBe('6:0–7:11, 8:0–18:11');
});
