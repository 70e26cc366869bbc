const FORM = '/core/api/assessment/:formId';

/** A valid body for each call of a respondent, for the Mood Check. */
export const respondentBodies: Record<string, unknown> = {
  [`GET ${FORM}`]: undefined,
  [`POST ${FORM}/answers`]: {
    device: '00000000-0000-4000-8000-000000000000',
    answers: [{ number: 1, seen: 0, item: '1', value: '1' }],
  },
  [`POST ${FORM}/submit`]: { revision: 0 },
  [`POST ${FORM}/decline`]: { why: 'declined' },
  [`PUT ${FORM}/language`]: { language: 'es' },
  [`POST ${FORM}/others/:otherId/open`]: undefined,
  [`POST ${FORM}/leave`]: undefined,
};

type Told = [status: number, state: string | undefined];
type OverForm = {
  change: { state?: string; [column: string]: unknown };
  answers: Record<string, Told>;
  otherwise: Told;
};

const over = (state: string, change: OverForm['change'], more: OverForm['answers'] = {}): OverForm => ({
  change,
  answers: {
    [`GET ${FORM}`]: [200, state],
    [`POST ${FORM}/leave`]: [204, undefined],
    [`POST ${FORM}/others/:otherId/open`]: [404, 'form-link-refused'],
    ...more,
  },
  otherwise: [409, 'form-over'],
});

const at = new Date();

/** Forms that can no longer be answered, and the answer of each call. */
export const overForms = {
  withdrawn: over('withdrawn', { state: 'withdrawn', ended_at: at }),
  declined: over('declined', { state: 'declined', ended_at: at }),
  expired: over('expired', { state: 'expired', ended_at: at }),
  'past its last day': over('expired', { due_on: '2020-01-01' }),
  scored: over(
    'submitted',
    { state: 'scored', submitted_at: at, scored_at: at },
    { [`POST ${FORM}/submit`]: [200, 'submitted'] },
  ),
} satisfies Record<string, OverForm>;
export type Over = keyof typeof overForms;
