import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { Expired, ExpiredHook } from '../../jobs/purge-deleted.ts';
import { endAdministration } from './end-administration.ts';

const COLUMNS: Record<string, 'case_id' | 'client_id'> = { case: 'case_id', client: 'client_id' };

/**
 * Withdraws the unfinished forms of a case or client that can no longer be restored from the bin, and frees their uses.
 * What was scored, or has critical answers that nobody has read, must stay.
 */
export const endFormsInBin: ExpiredHook = async (db, expired) => {
  const column = COLUMNS[expired.record];
  if (!column) return false;
  const within = sql`form.organization_id = ${expired.organizationId} and form.${sql.ref(column)} = ${expired.id}`;
  await withdrawUnfinished(db, expired, within);
  const { rows } = await sql`
    select from administrations form where ${within} and (
      form.state = 'scored' or exists (
        select from critical_alerts alert
        where alert.organization_id = form.organization_id and alert.administration_id = form.id
          and alert.acknowledged_at is null
      )
    ) limit 1
  `.execute(db);
  return rows.length > 0;
};

type Unfinished = { organization_id: string; id: string; case_id: string; timeZone: string | null };

async function withdrawUnfinished(
  db: Db,
  { organizationId, record }: Expired,
  within: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    select from cases
    where organization_id = ${organizationId} and id in (select form.case_id from administrations form where ${within})
    order by id for no key update
  `.execute(db);
  const { rows } = await sql<Unfinished>`
    select form.organization_id, form.id, form.case_id, organizations.time_zone as "timeZone"
    from administrations form join organizations on organizations.id = form.organization_id
    where ${within} and (form.is_out or form.state in ('submitted', 'needs-review'))
    -- By ascending feature, as all code locks them.
    order by form.feature_id, form.id for update of form
  `.execute(db);
  for (const form of rows) {
    const clerk = { organizationId, accountId: null, today: organizationDay(form.timeZone) };
    const reason = `The ${record} was deleted 30 days ago.`;
    await endAdministration(db, clerk, form, { event: 'not-revived', reason });
  }
}
