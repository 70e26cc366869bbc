import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import type { Clerk } from './ledger/move.ts';
import { DAYS_AFTER_END, expire } from './ledger/settle.ts';

type Ended = { organizationId: string; featureId: string; today: string };

/** Writes expirations to the ledger, by the calendar of each organization. Returns the number of entries. */
export async function expireLicenses(database: Database, now = new Date()): Promise<number> {
  const { rows } = await sql<Ended>`
    select distinct lot.organization_id as "organizationId", lot.feature_id as "featureId", local.today::text
    from license_lots lot
    join organizations on organizations.id = lot.organization_id
    cross join lateral (
      select (${now}::timestamptz at time zone coalesce(organizations.time_zone, 'UTC'))::date as today
    ) local
    join license_holdings holding
      on holding.organization_id = lot.organization_id and holding.lot_id = lot.id
    where lot.expires_on < local.today and (
      holding.available > 0 or holding.held > 0 and exists (
        select from license_holds hold
        where hold.organization_id = holding.organization_id and hold.holding_id = holding.id
          and hold.outcome is null and hold.honoured_at is null
          and (hold.administration_id is null or lot.expires_on < local.today - ${DAYS_AFTER_END}::integer)
      )
    )
  `.execute(database.system);
  let written = 0;
  for (const { organizationId, featureId, today } of rows) {
    const clerk: Clerk = { organizationId, accountId: null, today };
    written += await inSystemTransaction(database, (db) => expire(db, clerk, featureId));
  }
  return written;
}
