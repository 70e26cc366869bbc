import type { Block, Run } from '@hub/document/document';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';
import type { Reading } from '../reading/reading.ts';
import { h3, list, paragraph } from './blocks.ts';
import { elevatedScales, isElevated, isStrength, narrativeOf, textsFor } from './texts.ts';

export const audiences = ['home', 'school', 'clinic', 'self'] as const;
export type Audience = (typeof audiences)[number];

export interface Recommendations {
  audience: Audience;
  texts: string[];
}

/**
 * The recommendations for a scale by setting. Those for the clinic are the recommendations to practitioners; an
 * instrument without any gives its advice in the scale's narrative.
 */
export function recommendationsOf(form: ReadForm, scale: ReadScale): Recommendations[] {
  const { recommendations } = form.definition;
  const forClinic = textsFor(form, scale, recommendations, 'practitioner');
  const { advice } = narrativeOf(form, scale);
  const isAdvised = isElevated(scale) && !scale.isComposite && advice !== '';
  const clinic = forClinic.length === 0 && isAdvised ? [advice] : forClinic;
  const found = {
    home: textsFor(form, scale, recommendations, 'home'),
    school: textsFor(form, scale, recommendations, 'school'),
    clinic,
    self: textsFor(form, scale, recommendations, 'self'),
  };
  return audiences
    .map((audience) => ({ audience, texts: found[audience] }))
    .filter(({ texts }) => texts.length > 0);
}

/** The scales with recommendations, the most elevated first. */
export const recommendedScales = (form: ReadForm) => {
  const elevated = elevatedScales(form);
  const others = form.scales.filter((scale) => !elevated.includes(scale));
  return [...elevated, ...others]
    .map((scale) => ({ scale, recommendations: recommendationsOf(form, scale) }))
    .filter(({ recommendations }) => recommendations.length > 0);
};

/** All recommendations by scale, each with its setting. */
export function recommendationBlocks({ words }: Reading, form: ReadForm): Block[] {
  const { recommendations: say } = words;
  const found = recommendedScales(form);
  if (found.length === 0) return [paragraph(say.none)];
  return [
    paragraph(say.intro),
    ...strengths({ words }, form),
    ...found.flatMap(({ scale, recommendations }) => [
      h3(scale.name),
      ...list(
        recommendations.flatMap(({ audience, texts }) =>
          texts.map((text): Run[] => [{ text: `${say.headings[audience]}: `, bold: true }, { text }]),
        ),
      ),
    ]),
  ];
}

export function strengths({ words }: Pick<Reading, 'words'>, { scales }: ReadForm): Block[] {
  const names = scales.filter((scale) => isStrength(scale) && !scale.isComposite).map(({ name }) => name);
  return names.length === 0 ? [] : [paragraph(words.recommendations.strengths(words.join(names)))];
}
