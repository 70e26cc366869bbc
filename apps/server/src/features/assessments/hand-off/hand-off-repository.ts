import { sql } from 'kysely';
import type { Scope } from '../../../db/request-scope.ts';
import type { Leftover } from '../../../jobs/clean-up.ts';

/** As long as the longest session: one working day. */
const KEPT_FOR = '12 hours';

export const handOffLeftover: Leftover = { table: 'hand_offs', column: 'at', after: KEPT_FOR };

/** Stores where the practitioner left off. Only the latest one counts. */
export async function recordHandOff(
  { db, organizationId, accountId }: Scope,
  administrationId: string,
): Promise<void> {
  const noted = { administration_id: administrationId, at: sql<Date>`now()` };
  await db
    .insertInto('hand_offs')
    .values({ organization_id: organizationId, account_id: accountId, ...noted })
    .onConflict((conflict) => conflict.columns(['organization_id', 'account_id']).doUpdateSet(noted))
    .execute();
}

type HandOff = { caseId: string; administrationId: string };

/** Returned once, and only while the caller can see the case. */
export async function takeHandOff({ db, organizationId, accountId }: Scope): Promise<HandOff | undefined> {
  const { rows } = await sql<HandOff>`
    with taken as (
      delete from hand_offs where organization_id = ${organizationId} and account_id = ${accountId}
      returning administration_id, at
    )
    select form.case_id as "caseId", form.id as "administrationId"
    from taken
    join administrations form on form.organization_id = ${organizationId} and form.id = taken.administration_id
    join cases on cases.organization_id = form.organization_id and cases.id = form.case_id
    where taken.at > now() - ${KEPT_FOR}::interval
      and cases.deleted_at is null and cases.client_deleted_at is null
  `.execute(db);
  return rows[0];
}
