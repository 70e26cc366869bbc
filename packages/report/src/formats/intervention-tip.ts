import type { Block } from '@hub/document/document';
import { h2, h3, list, paragraph } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { formHead } from '../parts/head.ts';
import { numbersText } from '../parts/overview.ts';
import { recommendedScales, strengths } from '../parts/recommendations.ts';
import { signature } from '../parts/signature.ts';
import type { Reading } from '../reading/reading.ts';

/** Recommendations for each elevated scale at home, at school and in the clinic. Scores only if requested. */
export function interventionTips(reading: Reading): Block[] {
  const { form, words, input, holds } = reading;
  const { recommendations: say } = words;
  const found = recommendedScales(form)
    .map(({ scale, recommendations }) => ({
      scale,
      recommendations: recommendations.filter(({ audience }) => holds(audience)),
    }))
    .filter(({ recommendations }) => recommendations.length > 0);
  return [
    coverFacts(reading, form),
    ...formHead(reading, form),
    ...input.options.opening,
    paragraph(found.length === 0 ? say.none : say.intro),
    ...strengths(reading, form),
    ...found.flatMap(({ scale, recommendations }) => [
      h2(scale.name),
      ...(input.options.scores ? [paragraph(say.score(scale.bandName, numbersText(reading, scale)))] : []),
      ...recommendations.flatMap(({ audience, texts }) => [h3(say.headings[audience]), ...list(texts)]),
    ]),
    signature(reading),
  ];
}
