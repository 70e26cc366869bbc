import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { asSystem } from '../../db/as-system.ts';
import type { Db } from '../../db/database.ts';
import { honour } from '../licenses/ledger/settle.ts';
import { recordEvent } from './events.ts';

type Form = { organizationId: string; administrationId: string };
type HandedIn = {
  /** The practitioner who submits the form; null for the respondent. */
  by: string | null;
  reason?: string;
  /** Whether the practitioner entered it from paper. */
  isPaper?: boolean;
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
  { by, reason = '', isPaper = false, completedOn, at }: HandedIn,
): Promise<void> {
  const { organizationId, administrationId } = form;
  await sql`
    insert into submissions (organization_id, administration_id, submitted_at, completed_on, revision, by_account_id,
      reason)
    select ${organizationId}::uuid, ${administrationId}::uuid, coalesce(${at ?? null}::timestamptz, now()),
      ${completedOn}::date, coalesce(max(revision), 0), ${by}::uuid, ${reason}
    from answers where organization_id = ${organizationId} and administration_id = ${administrationId}
  `.execute(db);
  await db
    .updateTable('administrations')
    .set({ state: 'submitted', submitted_at: at ?? sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .execute();
  // The use may have been held for a colleague who had the client before.
  await asSystem(db, (system) => honour(system, organizationId, administrationId));
  await recordEvent(db, form, {
    kind: isPaper ? 'entered-from-paper' : by ? 'submitted-by-practitioner' : 'submitted',
    ...(by && { accountId: by }),
    detail: isPaper ? completedOn : reason,
    at,
  });
}
