import { type AdministrationState, OUT } from '@hub/contract/core/administrations/administration';
import type { Assessment } from '@hub/contract/core/assessment/assessment';
import { organizationDay } from '../../http/reader-day.ts';

type Form = { state: string; dueOn: string; timeZone: string | null };

/** The state of a form as its respondent sees it: nothing of what happens after the submission. */
export function respondentState({ state, dueOn, timeZone }: Form): Assessment['state'] {
  if (OUT.includes(state as AdministrationState)) {
    return dueOn < organizationDay(timeZone) ? 'expired' : 'open';
  }
  return state === 'declined' || state === 'withdrawn' || state === 'expired' ? state : 'submitted';
}

/** Whether it can be answered: it is out and its last day has not passed. */
export const isOpen = (form: Form) => respondentState(form) === 'open';
