import { ageInMonths, type Day, isDay } from './age-in-months.ts';
import { findAnswerFaults } from './check-answers.ts';
import { type CriterionResult, judge } from './criteria.ts';
import { findCriticalItems } from './critical-items.ts';
import type { NormGroup } from './definition/norms.ts';
import type { Definition } from './definition.ts';
import { type Answers, fillForm } from './filled-form.ts';
import { type Fraction, isWhole, toNumber, toText } from './fraction.ts';
import { findForm } from './look-up.ts';
import { Refusal, type RefusalFault } from './refusal.ts';
import { type PresentedScale, presentScale } from './scale-result.ts';
import { scoreScales } from './scale-scores.ts';
import { measureValidity, omittedItems, type Timings, type ValidityState } from './validity.ts';

export interface ScoreInput {
  form: string;
  answers: Answers;
  birthDate: Day;
  sex: string | null;
  /** The day of completion, which determines the age. */
  completedOn: Day;
  normGroup: NormGroup;
  /** Optional items that the practitioner left out. */
  switchedOff?: string[];
  timings?: Timings;
}

/** The result of a form: plain JSON, the same bytes for the same input. */
export interface ScoreResult {
  instrument: string;
  version: string;
  form: string;
  ageInMonths: number;
  normGroup: NormGroup;
  scales: PresentedScale[];
  criteria: { criterion: string; result: CriterionResult }[];
  validity: { index: string; value: number | null; exactValue?: string; state: ValidityState }[];
  /** Indexes in the definition's list of critical items. */
  critical: number[];
  omitted: string[];
  switchedOff: string[];
  /** Too many items are omitted, or a validity index is extreme. */
  needsReview: boolean;
}

/** The only entry point to scoring. Throws a Refusal when the input is impossible. */
export function score(definition: Definition, input: ScoreInput): ScoreResult {
  const form = findForm(definition, input.form);
  if (!form) throw new Refusal([unknownForm(input.form)]);
  const { answers, switchedOff = [], timings } = input;
  const faults = [
    ...findDayFaults(input),
    ...findTimingFaults(timings),
    ...findAnswerFaults(definition, form, answers, switchedOff),
  ];
  if (faults.length > 0) throw new Refusal(faults);

  const filled = fillForm(definition, form, answers, switchedOff);
  const { sex, normGroup } = input;
  const age = ageInMonths(input.birthDate, input.completedOn);
  const scores = scoreScales(definition, filled, { ageInMonths: age, sex, normGroup });
  const apply = judge(definition, filled, scores);
  const isOnForm = ({ forms }: { forms: string[] }) => forms.includes(form.id);
  const omitted = omittedItems(filled);
  const validity = (definition.validity ?? []).filter(isOnForm).map((index) => {
    const { value, state } = measureValidity(definition, filled, timings, index);
    return { index: index.code, ...presentValue(value), state };
  });

  return {
    instrument: definition.code,
    version: definition.version,
    form: form.id,
    ageInMonths: age,
    normGroup,
    scales: definition.scales.map(({ code }) => presentScale(definition, scores.scoreOf(code))),
    criteria: (definition.criteria ?? [])
      .filter(isOnForm)
      .map(({ code, rule }) => ({ criterion: code, result: apply(rule) })),
    validity,
    critical: findCriticalItems(definition, answers),
    omitted,
    switchedOff: filled.items.filter(({ id }) => switchedOff.includes(id)).map(({ id }) => id),
    needsReview: omitted.length > form.maxOmitted || validity.some(({ state }) => state === 'extreme'),
  };
}

function findDayFaults({ birthDate, completedOn }: ScoreInput): RefusalFault[] {
  const faults = Object.entries({ birthDate, completedOn })
    .filter(([, day]) => !isDay(day))
    .map(([field]): RefusalFault => ({ code: 'not-a-day', about: field, message: `${field} is not a day` }));
  if (faults.length > 0 || completedOn >= birthDate) return faults;
  return [
    {
      code: 'completed-before-birth',
      about: 'completedOn',
      message: 'The form was completed before the day of birth',
    },
  ];
}

const findTimingFaults = (timings: Timings = {}): RefusalFault[] =>
  Object.entries(timings)
    .filter(([, seconds]) => !Number.isFinite(seconds) || seconds < 0)
    .map(([item]) => ({ code: 'wrong-time', about: item, message: `The seconds of item ${item} are wrong` }));

const unknownForm = (form: string): RefusalFault => ({
  code: 'unknown-form',
  about: form,
  message: `The instrument has no form ${form}`,
});

const presentValue = (value: Fraction | null) =>
  value === null
    ? { value }
    : { value: toNumber(value), ...(isWhole(value) ? {} : { exactValue: toText(value) }) };
