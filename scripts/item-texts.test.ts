import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definition as schema } from '../packages/instrument/src/definition.ts';
import { root } from './root.mjs';

const folder = join(root, 'apps/server/content/instruments');
const forms = readdirSync(folder).flatMap((name) => {
  const { code, items, forms: all } = schema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return all.map(({ id, respondent, pages }) => {
    const ids = new Set(pages.flatMap((page) => page.items));
    const texts = items.filter((item) => ids.has(item.id)).map(({ text }) => text);
    return { name: `${code} ${id}`, respondent, texts };
  });
});

/** The Flesch–Kincaid school grade. */
function readingGrade(sentences: string[]): number {
  const words = sentences.flatMap((sentence) => sentence.toLowerCase().match(/[a-z]+/g) ?? []);
  const syllables = words.reduce((total, word) => total + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Counts groups of vowels, without a silent e at the end. */
function syllablesOf(word: string): number {
  const spoken = word.replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy])le$|(?<=[^aeiouycgsxz])es$|(?<=[^td])ed$/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

test('syllables are counted as they are spoken', () => {
  const counted = { worries: 2, table: 2, belong: 2, things: 1, makes: 1, loses: 2, rested: 2, calm: 1 };
  expect(Object.fromEntries(Object.keys(counted).map((word) => [word, syllablesOf(word)]))).toEqual(counted);
});

const HIGHEST_GRADE = { parent: 6.9, teacher: 6.9, self: 5.9, clinician: Number.POSITIVE_INFINITY };

test.each(forms)('$name can be read by those who answer it', ({ respondent, texts }) => {
  const grade = readingGrade(texts.map(({ en = '' }) => en));
  expect(grade).toBeLessThanOrEqual(HIGHEST_GRADE[respondent]);
});

const NEGATION = /\b(no|not|never|nobody|nothing|none|without|cannot)\b|n't\b/gi;

test.each(forms)('$name has no double negation', ({ texts }) => {
  const sentences = texts.flatMap(({ en = '' }) => en.split(/(?<=[.?!]) /));
  expect(sentences.filter((sentence) => (sentence.match(NEGATION) ?? []).length > 1)).toEqual([]);
});

const MAX_LENGTH = { parent: 60, teacher: 60, self: 60, clinician: 160 };

test.each(forms)('$name has short items in every language', ({ respondent, texts }) => {
  const all = texts.flatMap((text) => Object.values(text));
  expect(all.filter((text) => text.length > MAX_LENGTH[respondent])).toEqual([]);
});
