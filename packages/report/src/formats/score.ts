import type { Block } from '@hub/document/document';
import { facts, h2, paragraph, section } from '../parts/blocks.ts';
import { ageText } from '../parts/cover.ts';
import { criteriaTable } from '../parts/criteria.ts';
import { formHead } from '../parts/head.ts';
import { overview } from '../parts/overview.ts';
import { profileFigures } from '../parts/profile.ts';
import { hasNorms, scoreTable } from '../parts/score-table.ts';
import type { Reading } from '../reading/reading.ts';

/** An overview, the profile and the numbers, on two pages. */
export function scoreReport(reading: Reading): Block[] {
  const { form, words, input } = reading;
  const { facts: names, method } = words;
  const { norms } = form.definition;
  const notes = [
    ...(hasNorms(form) ? [words.scores.note] : []),
    norms ? method.norms(form.text(norms.about)) : method.noNorms,
  ];
  return [
    facts([[names.age, ageText(form, words)]]),
    ...formHead(reading, form),
    ...input.options.opening,
    h2(words.sections.overview),
    ...overview(reading, form, 'brief'),
    ...(reading.holds('method') ? [paragraph(notes.join(' '), 'small')] : []),
    h2(words.sections.scores),
    ...(reading.holds('profile') ? profileFigures(reading, [{ name: form.respondent, form }]) : []),
    scoreTable(reading, form, 'narrow'),
    ...section(reading, 'criteria', () => criteriaTable(reading, form)),
  ];
}
