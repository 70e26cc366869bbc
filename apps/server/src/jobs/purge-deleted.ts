import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { RESTORABLE_DAYS } from '../db/soft-delete.ts';
import type { Tables } from '../db/tables.ts';
import { inSystemTransaction } from '../db/transaction.ts';

const BATCH_SIZE = 200;

/** A table with deleted records, and the record's name in the audit trail. */
export type PurgedKind = { table: keyof Tables & string; record: string };

/** Deletes records permanently once they can no longer be restored. Returns how many. */
export async function purgeDeleted(database: Database, kinds: readonly PurgedKind[]): Promise<number> {
  let purged = 0;
  for (const kind of kinds) {
    for (;;) {
      const count = await purgeSome(database, kind);
      purged += count;
      if (count < BATCH_SIZE) break;
    }
  }
  return purged;
}

/** Dependent rows are deleted too. The audit trail records it with the account of the record. */
const purgeSome = (database: Database, { table, record }: PurgedKind): Promise<number> =>
  inSystemTransaction(database, async (db) => {
    const { rows } = await sql<{ count: number }>`
      with gone as (
        delete from ${sql.table(table)} where (organization_id, id) in (
          select organization_id, id from ${sql.table(table)}
          where deleted_at <= now() - make_interval(days => ${RESTORABLE_DAYS})
          order by deleted_at limit ${BATCH_SIZE} for update skip locked
        )
        returning organization_id, account_id, id
      ), noted as (
        insert into audit_entries (caller, organization_id, account_id, user_id, action, record, record_ids)
        select 'system', gone.organization_id, gone.account_id, accounts.user_id, 'purge', ${record}, array_agg(gone.id)
        from gone join accounts on accounts.organization_id = gone.organization_id and accounts.id = gone.account_id
        group by gone.organization_id, gone.account_id, accounts.user_id
      )
      select count(*)::integer as count from gone
    `.execute(db);
    return rows[0]?.count ?? 0;
  });
