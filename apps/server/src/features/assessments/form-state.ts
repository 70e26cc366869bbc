import type { AdministrationState } from '@hub/contract/core/administrations/administration';
import type { Assessment } from '@hub/contract/core/assessment/assessment';
import { organizationDay } from '../../http/reader-day.ts';

type Form = {
  state: AdministrationState;
  pausedAt: Date | null;
  dueOn: string;
  timeZone: string | null;
};

const SHOWN: Record<AdministrationState, Assessment['state']> = {
  waiting: 'open',
  opened: 'open',
  'in-progress': 'open',
  submitted: 'submitted',
  'needs-review': 'submitted',
  scored: 'submitted',
  discarded: 'submitted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
};

/** The state of a form as its respondent sees it: nothing of what happens after the submission. */
export function respondentState({ state, pausedAt, dueOn, timeZone }: Form): Assessment['state'] {
  const shown = SHOWN[state];
  if (shown !== 'open') return shown;
  if (pausedAt) return 'paused';
  return dueOn < organizationDay(timeZone) ? 'expired' : 'open';
}

/** Whether it can be opened and answered: it is out, not paused, and its last day has not passed. */
export const isOpen = (form: Form) => respondentState(form) === 'open';

/** Whether what a device sends is kept: what was begun before a pause may arrive during it. */
export const takesAnswers = (form: Form) => ['open', 'paused'].includes(respondentState(form));
