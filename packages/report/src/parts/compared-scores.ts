import type { ComparedScore } from '@hub/instrument/compare';
import type { ReadForm, ReadScale } from '../reading/read-form.ts';

/** The score of a scale for a comparison; null without a T or a known error. */
export function comparedScore({ definition, result: { normGroup } }: ReadForm, scale: ReadScale | undefined) {
  const result = scale?.result;
  if (!result || result.T === null || result.semSquared === null) return null;
  return {
    T: result.exactT ?? result.T,
    semSquared: result.semSquared,
    band: scale.band?.code ?? null,
    version: definition.version,
    normGroup,
  } satisfies ComparedScore;
}

/** The scales that all of these forms have, from the first form. */
export const comparedScales = (forms: ReadForm[]): ReadScale[] =>
  forms[0]?.scales.filter(({ code }) =>
    forms.some((form) => comparedScore(form, findScale(form, code)) !== null),
  ) ?? [];

export const findScale = ({ scales }: ReadForm, code: string) => scales.find((scale) => scale.code === code);
