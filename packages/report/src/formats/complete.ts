import type { Block } from '@hub/document/document';
import { answersByScale, criticalAnswers } from '../parts/answers.ts';
import { h2, section } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { criteriaTable } from '../parts/criteria.ts';
import { formHead } from '../parts/head.ts';
import { method } from '../parts/method.ts';
import { overview } from '../parts/overview.ts';
import { profileFigures } from '../parts/profile.ts';
import { recommendationBlocks } from '../parts/recommendations.ts';
import { scalesInWords } from '../parts/scales-in-words.ts';
import { scoreTable } from '../parts/score-table.ts';
import { signature } from '../parts/signature.ts';
import { validityTable } from '../parts/trust.ts';
import type { Reading } from '../reading/reading.ts';

/** Everything about one form. Its first page is a self-contained overview. */
export function completeReport(reading: Reading): Block[] {
  const { form, words, input } = reading;
  return [
    coverFacts(reading, form),
    ...formHead(reading, form),
    ...input.options.opening,
    h2(words.sections.overview),
    ...overview(reading, form, 'full'),
    { kind: 'page-break' },
    ...section(reading, 'validity', () => validityTable(reading, form)),
    ...section(reading, 'profile', () => profileFigures(reading, [{ name: form.respondent, form }])),
    ...section(reading, 'scores', () => [scoreTable(reading, form, 'wide')]),
    ...section(reading, 'criteria', () => criteriaTable(reading, form)),
    ...section(reading, 'scales', () => scalesInWords(reading, form)),
    ...section(reading, 'critical', () => criticalAnswers(reading, form)),
    ...section(reading, 'recommendations', () =>
      form.definition.recommendations ? recommendationBlocks(reading, form) : [],
    ),
    ...section(reading, 'answers', () => answersByScale(reading, form)),
    ...section(reading, 'method', () => method(reading, form, ['scores', 'intervals', 'standOuts'])),
    signature(reading),
  ];
}
