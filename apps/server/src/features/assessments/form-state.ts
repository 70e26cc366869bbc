import { type AdministrationState, OUT } from '@hub/contract/core/administrations/administration';
import type { Assessment } from '@hub/contract/core/assessment/assessment';
import { organizationDay } from '../../http/reader-day.ts';

type Form = { state: string; dueOn: string; timeZone: string | null };

/** What a respondent is told of a form: of what happens after it was handed in, nothing. */
export function respondentState({ state, dueOn, timeZone }: Form): Assessment['state'] {
  if (OUT.includes(state as AdministrationState)) {
    return dueOn < organizationDay(timeZone) ? 'expired' : 'open';
  }
  return state === 'declined' || state === 'withdrawn' || state === 'expired' ? state : 'submitted';
}

/** It can be answered: it is out, and the last day on which it can be submitted has not passed. */
export const isOpen = (form: Form) => respondentState(form) === 'open';
