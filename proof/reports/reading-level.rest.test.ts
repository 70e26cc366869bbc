import type { ReportDocument } from '@hub/document/document';
import type { Definition } from '@hub/instrument/definition';
import type { BandScheme } from '@hub/instrument/definition/bands';
import type { PresentedScale } from '@hub/instrument/scale-result';
import { languagesOf } from '@hub/report/languages-of';
import { makeReport } from '@hub/report/make-report';
import type { ScoredForm } from '@hub/report/report-input';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { readInstruments } from '../scoring/instruments.ts';
import { randomAnswers } from '../scoring/random-answers.ts';
import { seededRandom } from '../seeded-random.ts';
import { gradeOf } from './reading-grade.ts';
import { reportOf, scored } from './sample-report.ts';

const EASY_ENOUGH = 8;
const definitions = readInstruments().filter(({ code }) => ['LBS-2', 'LAP', 'LMC'].includes(code));

/** One band for each tone, because a letter has the same text for all bands of a tone. */
const bandsByTone = ({ bands }: BandScheme) => [
  ...new Map(bands.map((band) => [band.tone, band.code])).values(),
];

/** The same form with other bands. A letter depends only on the bands of its scales. */
const withBands = (form: ScoredForm, bands: Map<string, Record<string, string>>): ScoredForm => ({
  ...form,
  result: {
    ...form.result,
    scales: form.result.scales.map(
      ({ scale }): PresentedScale => ({
        scale,
        raw: 1,
        T: 50,
        percentile: null,
        interval90: null,
        interval95: null,
        semSquared: null,
        bands: bands.get(scale) ?? {},
        answered: 1,
        missing: 0,
      }),
    ),
  },
});

/** The possible bands of each scale in a letter; composites have none. */
const choicesOf = (definition: Definition, form: string) =>
  definition.scales.flatMap(({ code, bands: [scheme = ''] = [], forms }) => {
    const found = definition.bandSchemes?.[scheme];
    if (!found || forms[form]?.raw === 'composite') return [];
    return [{ scale: code, bands: bandsByTone(found).map((band) => ({ [scheme]: band })) }];
  });

/**
 * Only whole sentences: headings and names of scales are short, and would make a letter look easier than it
 * is.
 */
const proseOf = ({ blocks }: ReportDocument) =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [block.runs];
      return block.kind === 'list' ? block.items : [];
    })
    .map((runs) =>
      runs
        .filter(({ bold }) => !bold)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n');

const cases = definitions.flatMap((definition) =>
  languagesOf('Client', definition).map((language) => ({
    name: `${definition.code} ${language}`,
    definition,
    language,
  })),
);

test('the grade of a text is that of its formula', () => {
  // 11 words, 2 sentences, 14 syllables.
  expect(gradeOf('The cat sat on the mat. It was a happy animal.', 'en')).toBeCloseTo(
    0.39 * 5.5 + 11.8 * (14 / 11) - 15.59,
    5,
  );
  expect(gradeOf('El perro come. El gato mira.', 'es')).toBeLessThanOrEqual(5);
  expect(
    gradeOf(
      'Las características psicométricas correspondientes posibilitan interpretaciones extraordinariamente complejas.',
      'es',
    ),
  ).toBe(13);
  expect(gradeOf('مرحبا', 'ar')).toBeNull();
});

test.each(cases)(
  'a letter in $name can be read in grade 8, whatever it tells',
  ({ name, definition, language }) => {
    const random = seededRandom(20261118);
    const [form] = definition.forms;
    const base = scored(definition, randomAnswers(random, definition, form?.id ?? ''));
    const choices = choicesOf(definition, form?.id ?? '');
    const all = choices.reduce((product, { bands }) => product * bands.length, 1);
    const most = count(40, 120_000);
    const grades: number[] = [];
    for (let made = 0; made < Math.min(all, most); made += 1) {
      // Every combination if there are few enough, otherwise random ones.
      let rest = all <= most ? made : random.below(all);
      const bands = new Map(
        choices.map(({ scale, bands: possible }) => {
          const chosen = possible[rest % possible.length] ?? {};
          rest = Math.floor(rest / possible.length);
          return [scale, chosen];
        }),
      );
      for (const reader of ['client', 'family'] as const) {
        const letter = makeReport(reportOf('Client', [withBands(base, bands)], { language, reader }));
        const grade = gradeOf(proseOf(letter), language);
        if (grade !== null) grades.push(grade);
      }
    }
    if (language === 'ar') {
      printFigures(`Letters in ${name}`, {
        combinations: all,
        grade: 'there is no formula for Arabic',
      });
      return;
    }
    const highest = grades.reduce((so, grade) => Math.max(so, grade), 0);
    const mean = grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
    printFigures(`Letters in ${name}`, {
      combinations: all,
      letters: grades.length,
      'mean grade': mean.toFixed(1),
      'highest grade': highest.toFixed(1),
    });
    expect(highest).toBeLessThanOrEqual(EASY_ENOUGH);
  },
);
