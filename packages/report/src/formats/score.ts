import type { Block } from '@hub/document/document';
import { facts, h2, paragraph, section } from '../parts/blocks.ts';
import { ageText, normsText } from '../parts/cover.ts';
import { criteriaTable } from '../parts/criteria.ts';
import { overview } from '../parts/overview.ts';
import { profileFigures } from '../parts/profile.ts';
import { hasNorms, scoreTable } from '../parts/score-table.ts';
import { trustCallout } from '../parts/trust.ts';
import type { Reading } from '../reading/reading.ts';

/** An overview, the profile and the numbers, on two pages. */
export function scoreReport(reading: Reading): Block[] {
  const { form, words, input, page } = reading;
  const { facts: names, method } = words;
  const { norms } = form.definition;
  return [
    facts([
      [names.answeredBy, `${form.respondent} (${form.role})`],
      [names.completedOn, page.day(form.completedOn)],
      [names.age, ageText(form, words)],
      [names.norms, normsText(form, words)],
    ]),
    trustCallout(reading, form),
    ...input.options.opening,
    h2(words.sections.overview),
    ...overview(reading, form, 'brief'),
    ...section(reading, 'profile', () => profileFigures(reading, [{ name: form.respondent, form }])),
    h2(words.sections.scores),
    scoreTable(reading, form),
    ...section(reading, 'criteria', () => criteriaTable(reading, form)),
    ...(reading.holds('method')
      ? [
          ...(hasNorms(form) ? [paragraph(words.scores.note, 'small')] : []),
          paragraph(norms ? method.norms(form.text(norms.about)) : method.noNorms, 'small'),
        ]
      : []),
  ];
}
