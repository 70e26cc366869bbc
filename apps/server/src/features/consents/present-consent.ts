import type { Consent } from '@hub/contract/core/consents/consent';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { endingOf, stateOn } from './consent-days.ts';
import type { ConsentRow } from './consent-repository.ts';

type Reader = { accountId: string; today: CalendarDay };

export function presentConsent(row: ConsentRow, { accountId, today }: Reader): Consent {
  const ending = endingOf({ authority: row.authority, untilOn: row.until_on }, row.date_of_birth);
  const withdrawn = row.withdrawn_at?.toISOString() ?? null;
  return {
    id: row.id,
    givenBy: row.given_by,
    firstName: row.first_name,
    lastName: row.last_name,
    authority: row.authority,
    purposes: row.purposes,
    method: row.method,
    givenOn: row.given_on,
    ...ending,
    state: stateOn({ ...ending, givenOn: row.given_on, withdrawn }, today),
    created: row.created_at.toISOString(),
    createdByName: `${row.by_first_name} ${row.by_last_name}`,
    withdrawn,
    withdrawalReason: row.withdrawal_reason,
    canWithdraw: withdrawn === null && row.case_account_id === accountId,
  };
}
