import type { Definition } from '@hub/instrument/definition';
import type { Answers } from '@hub/instrument/filled-form';
import { itemsOf } from '@hub/instrument/look-up';
import { type ScoreInput, score } from '@hub/instrument/score';
import type { ReportFormat, ReportInput, ReportOptions, ScoredForm } from '../src/report-input.ts';

/** Numbers from 0 up to, and without, 1: the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How often items are left out, and how far the answers lean to the last option (1) or the first (0). */
export interface Leaning {
  missing?: number;
  lean?: number;
}

/** A form filled in by chance, by somebody of its ages. */
export function fillIn(
  definition: Definition,
  formId: string,
  seed: number,
  { missing = 0, lean = 0.5 }: Leaning = {},
  rest: Partial<ScoreInput> = {},
): ScoreInput {
  const random = chance(seed);
  const form = definition.forms.find(({ id }) => id === formId);
  if (!form) throw new Error(`There is no form ${formId}`);
  const pick = <Value>(values: Value[]) => {
    const place = Math.floor((random() * 0.7 + lean * 0.3) * values.length);
    return values[Math.min(place, values.length - 1)] as Value;
  };
  const answers: Answers = {};
  const timings: Record<string, number> = {};
  for (const id of itemsOf(form)) {
    const item = definition.items.find((each) => each.id === id);
    if (!item || item.kind === 'read' || random() < missing) continue;
    timings[id] = Math.round(20 + random() * 60) / 10;
    if (item.kind === 'number') answers[id] = Math.round(item.min + random() * (item.max - item.min));
    else if (item.kind === 'text') answers[id] = 'The lesson began late.';
    else {
      const codes = (definition.optionSets[item.options] ?? []).map(({ code }) => code);
      answers[id] = item.kind === 'choice' ? pick(codes) : [pick(codes)];
    }
  }
  const months = Math.floor((form.ages.from + Math.min(form.ages.to, form.ages.from + 150)) / 2);
  const birthDate = `${2026 - Math.ceil(months / 12)}-03-09`;
  return {
    form: formId,
    answers,
    birthDate,
    sex: random() < 0.5 ? 'female' : 'male',
    completedOn: '2026-03-04',
    normGroup: 'combined',
    timings,
    ...rest,
  };
}

/** A scored form, accepted where it needed a review. */
export function scoredForm(
  definition: Definition,
  input: ScoreInput,
  rest: Partial<ScoredForm> = {},
): ScoredForm {
  const result = score(definition, input);
  const role = definition.forms.find(({ id }) => id === input.form)?.respondent ?? 'self';
  const names = {
    self: 'Maya Rivera',
    parent: 'Ana Rivera',
    teacher: 'Grace Hill',
    clinician: 'Dr. Lena Kim',
  };
  return {
    number: 'A-1042',
    definition,
    input,
    result,
    accepted: result.needsReview
      ? { reason: 'I asked again by phone, and the answers hold.', byName: 'Dr. Lena Kim' }
      : null,
    versionNumber: 1,
    contentHash: '3f9a5c1e7b2d',
    respondent: { name: names[role], role },
    language: 'en',
    corrections: [],
    history: [],
    ...rest,
  };
}

export const options = (rest: Partial<ReportOptions> = {}): ReportOptions => ({
  language: 'en',
  sections: 'all',
  normGroup: null,
  interval: 90,
  initialsOnly: false,
  itemTexts: true,
  scores: false,
  reader: 'family',
  opening: [],
  ...rest,
});

export const reportInput = (
  format: ReportFormat,
  forms: ScoredForm[],
  rest: Partial<ReportOptions> = {},
): ReportInput => ({
  format,
  client: {
    firstName: 'Maya',
    lastName: 'Rivera',
    birthDate: forms[0]?.input.birthDate ?? '2014-03-09',
    sex: forms[0]?.input.sex ?? null,
  },
  practitioner: { name: 'Dr. Lena Kim', credentials: 'PsyD', signature: null },
  organization: {
    name: 'Larkfield Clinic',
    lines: ['12 Mill Road', 'Springfield, IL 62701'],
    logo: null,
    paper: 'letter',
    timeZone: 'America/Chicago',
  },
  madeOn: '2026-03-06',
  caseName: 'School entry',
  referralReason: 'Trouble keeping up in class since the fall.',
  forms,
  options: options(rest),
});
