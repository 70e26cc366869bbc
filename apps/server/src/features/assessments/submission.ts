import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { honour } from '../licenses/ledger/settle.ts';
import { transition } from './transition.ts';

type Form = { organizationId: string; administrationId: string };
type HandedIn = {
  /** The practitioner who submits the form; null for the respondent. */
  by: string | null;
  reason?: string;
  /** Whether the practitioner entered it from paper. */
  isPaper?: boolean;
  isPaused?: boolean;
  /** Today in the organization; for a paper, the day on which it was filled in. */
  completedOn: CalendarDay;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date | undefined;
};

/**
 * Records a submission with all answers so far. The caller has locked the administration and checked that it is out.
 * `scoreSubmission` scores it after the commit. Until then its state says that it waits, and a job looks for forms that
 * wait.
 */
export async function recordSubmission(
  db: Db,
  form: Form,
  { by, reason = '', isPaper = false, isPaused = false, completedOn, at }: HandedIn,
): Promise<void> {
  const { organizationId, administrationId } = form;
  await sql`
    insert into submissions (organization_id, administration_id, submitted_at, completed_on, revision, by_account_id,
      reason)
    select ${organizationId}::uuid, ${administrationId}::uuid, coalesce(${at ?? null}::timestamptz, now()),
      ${completedOn}::date, coalesce(max(revision), 0), ${by}::uuid, ${reason}
    from answers where organization_id = ${organizationId} and administration_id = ${administrationId}
  `.execute(db);
  // The use may have been held for a colleague who had the client before.
  const isHeld = await asSystem(db, (system) => honour(system, organizationId, administrationId));
  // The license may have ended during a pause; whether the form can still be scored shows when it is revived.
  if (!isHeld && !isPaused) throw new Problem('not-held');
  await transition(
    db,
    form,
    isPaper ? 'entered-from-paper' : by ? 'submitted-by-practitioner' : 'submitted',
    {
      accountId: by,
      detail: isPaper ? completedOn : reason,
      at,
    },
  );
}
