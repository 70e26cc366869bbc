import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import type { Definition } from '@hub/instrument/definition';
import type { Form } from '@hub/instrument/definition/forms';
import type { Answers } from '@hub/instrument/filled-form';
import type { ScoreResult } from '@hub/instrument/score';

/** A score in words, for every version. */
export type PresentedScores = Omit<
  ScoreVersion,
  'number' | 'created' | 'kind' | 'reason' | 'byName' | 'onWordOf' | 'corrections'
>;

type Scored = {
  definition: Definition;
  form: Form;
  contentHash: string;
  completedOn: string;
  answers: Answers;
  result: ScoreResult;
};

/** Describes the codes of a result in English, so that the definition need not be read again to show it. */
export function presentScores({ definition, form, result, answers, ...scored }: Scored): PresentedScores {
  const tables = (definition.norms?.tables ?? []).filter((table) => table.form === form.id);
  return {
    instrument: definition.code,
    instrumentVersion: definition.version,
    contentHash: scored.contentHash,
    completedOn: scored.completedOn,
    ageMonths: result.ageInMonths,
    normGroup: result.normGroup,
    normsAbout: tables.length > 0 ? english(definition.norms?.about) : null,
    notice: definition.notice ? english(definition.notice) : null,
    needsReview: result.needsReview,
    scales: presentScales(definition, form, result),
    validity: presentValidity(definition, result),
    criteria: result.criteria.map(({ criterion, result: outcome }) => ({
      code: criterion,
      name: english(definition.criteria?.find(({ code }) => code === criterion)?.name),
      result: outcome,
    })),
    critical: presentCriticalItems(definition, result.critical, answers),
    omitted: result.omitted,
  };
}

/** Critical items by their index in the definition. */
export const presentCriticalItems = (
  definition: Definition,
  places: readonly number[],
  answers: Answers,
): PresentedScores['critical'] =>
  places.flatMap((place) => {
    const critical = definition.critical?.[place];
    if (!critical) return [];
    const { item: itemId, text } = critical;
    return { itemId, text: english(text), answerText: textOfAnswer(definition, itemId, answers[itemId]) };
  });

/** The scales of the form. */
function presentScales(
  definition: Definition,
  form: Form,
  { scales }: ScoreResult,
): PresentedScores['scales'] {
  const nameOf = (code: string) => english(definition.scales.find((scale) => scale.code === code)?.name);
  return scales.flatMap((score) => {
    const rule = definition.scales.find(({ code }) => code === score.scale)?.forms[form.id];
    if (!rule) return [];
    const { answered, missing } = score;
    const about = {
      code: score.scale,
      name: nameOf(score.scale),
      isComposite: rule.raw === 'composite',
      answered,
      missing,
    };
    if ('reason' in score) {
      return { ...about, ...NO_SCORE, reason: score.reason, dependsOn: (score.dependsOn ?? []).map(nameOf) };
    }
    return {
      ...about,
      reason: null,
      dependsOn: [],
      raw: score.raw,
      t: score.T,
      percentile: score.percentile?.text ?? null,
      interval90: score.interval90,
      interval95: score.interval95,
      bands: Object.entries(score.bands).flatMap(([scheme, code]) => {
        const band = definition.bandSchemes?.[scheme]?.bands.find((one) => one.code === code);
        return band ? { scheme, name: english(band.name), tone: band.tone } : [];
      }),
    };
  });
}

const NO_SCORE = { raw: null, t: null, percentile: null, interval90: null, interval95: null, bands: [] };

/** The validity of the answers, in words for the practitioner. */
export const presentValidity = (
  definition: Definition,
  { validity }: ScoreResult,
): PresentedScores['validity'] =>
  validity.map(({ index: code, value, state }) => {
    const index = definition.validity?.find((one) => one.code === code);
    const isMeasured = state !== 'cannot-be-determined' && state !== 'not-available';
    return {
      code,
      name: english(index?.name),
      value,
      state,
      explanation: isMeasured ? english(index?.explanation[state]) : NOT_MEASURED[state],
    };
  });

const NOT_MEASURED = {
  'cannot-be-determined': 'Answers are missing that could change it.',
  'not-available': 'It could not be measured.',
};

/** Every text has an English version. */
const english = (text: Record<string, string> | undefined) => text?.en ?? '';

/** The chosen options or the written text, in English; empty without an answer. */
function textOfAnswer(definition: Definition, itemId: string, answer: Answers[string]): string {
  if (answer === null || answer === undefined) return '';
  const item = definition.items.find(({ id }) => id === itemId);
  const options = item && 'options' in item ? (definition.optionSets[item.options] ?? []) : [];
  const wordsOf = (code: string | number) =>
    options.find((option) => option.code === code)?.text.en ?? String(code);
  return [answer].flat().map(wordsOf).join(', ');
}
