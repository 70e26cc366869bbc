import { findStandOuts } from '@hub/instrument/compare';
import type { Definition } from '@hub/instrument/definition';
import type { Band, BandScheme } from '@hub/instrument/definition/bands';
import type { Text } from '@hub/instrument/definition/basics';
import type { Scale } from '@hub/instrument/definition/scales';
import type { PresentedScale, ScaleResult } from '@hub/instrument/scale-result';
import { type ScoreResult, score } from '@hub/instrument/score';
import type { ReportInput, ScoredForm } from '../report-input.ts';
import type { Words } from '../words/en.ts';

/** A scale of a form with its score, or the reason why it has none, and its interpretation. */
export interface ReadScale {
  code: string;
  name: string;
  about: string;
  isComposite: boolean;
  isOnForm: boolean;
  result: ScaleResult | null;
  /** Why there is no score, in words; empty where there is one. */
  reason: string;
  scheme: { code: string; scheme: BandScheme } | null;
  band: Band | null;
  bandName: string;
  /** Compared with the mean of the client's own scales of the same direction. */
  ownMean: 'above' | 'below' | null;
}

/** One scored form, prepared for a report. */
export interface ReadForm {
  scored: ScoredForm;
  definition: Definition;
  result: ScoreResult;
  form: Definition['forms'][number];
  instrument: string;
  respondent: string;
  role: string;
  completedOn: string;
  scales: ReadScale[];
  text: (text: Text) => string;
}

export function readForm(
  scored: ScoredForm,
  { input, words, clientName }: { input: ReportInput; words: Words; clientName: string },
): ReadForm {
  const { definition, respondent } = scored;
  const { language, normGroup } = input.options;
  const text = (texts: Text) => texts[language] ?? texts.en ?? '';
  const result =
    normGroup && normGroup !== scored.result.normGroup
      ? score(definition, { ...scored.input, normGroup })
      : scored.result;
  const form = definition.forms.find(({ id }) => id === result.form);
  if (!form) throw new Error(`The instrument has no form ${result.form}`);
  const scales = definition.scales.map((scale) => readScale({ definition, result, words, text }, scale));
  markStandOuts(scales);
  return {
    scored,
    definition,
    result,
    form,
    instrument: text(definition.name),
    respondent: respondent.role === 'self' ? clientName : respondent.name,
    role: words.roles[respondent.role],
    completedOn: scored.input.completedOn,
    // Composites come after their parts.
    scales: [...scales.filter((one) => !one.isComposite), ...scales.filter((one) => one.isComposite)],
    text,
  };
}

function readScale(
  {
    definition,
    result,
    words,
    text,
  }: { definition: Definition; result: ScoreResult; words: Words; text: (text: Text) => string },
  scale: Scale,
): ReadScale {
  const presented = result.scales.find((each) => each.scale === scale.code);
  const scored = presented && 'raw' in presented ? presented : null;
  const schemes = (scale.bands ?? []).flatMap((code) => {
    const scheme = definition.bandSchemes?.[code];
    return scheme ? [{ code, scheme }] : [];
  });
  const scheme = schemes[0] ?? null;
  const band = (scheme && bandOf(scored, scheme)) ?? null;
  const rule = scale.forms[result.form];
  const nameOf = (code: string) => text(definition.scales.find((each) => each.code === code)?.name ?? {});
  return {
    code: scale.code,
    name: text(scale.name),
    about: scale.about ? text(scale.about) : '',
    isComposite: rule?.raw === 'composite',
    isOnForm: rule !== undefined,
    result: scored,
    reason: presented && !scored ? reasonOf(presented, words, nameOf) : '',
    scheme,
    band,
    bandName: band ? text(band.name) : '',
    ownMean: null,
  };
}

export const bandOf = (
  result: ScaleResult | null,
  { code, scheme }: { code: string; scheme: BandScheme },
): Band | null => scheme.bands.find((each) => each.code === result?.bands[code]) ?? null;

function reasonOf(presented: PresentedScale, words: Words, nameOf: (code: string) => string): string {
  if (!('reason' in presented)) return '';
  const { reason, dependsOn = [] } = presented;
  if (reason !== 'DEPENDS_ON') return words.reasons[reason];
  // Two names are enough; the table has a row for each of the others.
  const more = dependsOn.length > 2 ? dependsOn.length - 1 : 0;
  const named = dependsOn.slice(0, dependsOn.length - more).map(nameOf);
  return words.reasons.DEPENDS_ON(words.join(named), more);
}

/** Scales of one direction form a profile; composites are made of them and are excluded. */
function markStandOuts(scales: ReadScale[]): void {
  const directions = new Set(scales.map(({ scheme }) => scheme?.scheme.concern));
  for (const direction of directions) {
    const profile = scales.flatMap((scale) => {
      const { result } = scale;
      const isPart = !scale.isComposite && scale.scheme?.scheme.concern === direction;
      if (!isPart || !result || result.T === null || result.semSquared === null) return [];
      return [{ scale, T: result.exactT ?? result.T, semSquared: result.semSquared }];
    });
    for (const [index, { difference, standsOut }] of findStandOuts(profile).entries()) {
      const entry = profile[index];
      if (entry && standsOut) entry.scale.ownMean = difference > 0 ? 'above' : 'below';
    }
  }
}
