import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { RESTORABLE_DAYS } from '../db/soft-delete.ts';
import type { Tables } from '../db/tables.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';

/** A table with deleted records, and the record's name in the audit trail. */
export type PurgedKind = {
  table: keyof Tables & string;
  record: string;
  /** The column of its client, which is locked before it. Records of clients can be kept in the archive. */
  clientId?: string;
};

/** A deleted record whose days are over, locked with its client. */
export type Expired = { record: string; organizationId: string; id: string };

/** Ends what is unfinished in a record, and returns whether something in it must not be destroyed by a clock. */
export type ExpiredHook = (db: Db, expired: Expired) => Promise<boolean>;

type Purging = {
  database: Database;
  kinds: readonly PurgedKind[];
  hooks: readonly ExpiredHook[];
  logger: Pick<Logger, 'error'>;
};
type Purged = { purged: number; archived: number };

const BATCH_SIZE = 200;

/** Ends the deletions that can no longer be taken back: records go for good, or to the archive. Each on its own. */
export async function purgeDeleted({ database, kinds, hooks, logger }: Purging): Promise<Purged> {
  const done: Purged = { purged: 0, archived: 0 };
  for (const kind of kinds) {
    for (let last = FIRST; ; ) {
      const found = await findExpired(database.system, kind, last);
      for (const place of found) {
        try {
          const outcome = await inSystemTransaction(database, (db) => endDeletion(db, kind, place, hooks));
          if (outcome) done[outcome] += 1;
        } catch (error) {
          if (isDatabaseAway(error)) throw error;
          logger.error({ record: kind.record, error: describeError(error) }, 'a deletion cannot be ended');
        }
      }
      const next = found.at(-1);
      if (!next || found.length < BATCH_SIZE) break;
      last = next;
    }
  }
  return done;
}

type Place = { organizationId: string; id: string; clientId: string | null };

const FIRST: Place = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
  clientId: null,
};

const isExpired = ({ clientId }: PurgedKind) => sql`
  deleted_at <= now() - make_interval(days => ${RESTORABLE_DAYS}) ${clientId ? sql`and archived_at is null` : sql``}`;

async function findExpired(db: Db, kind: PurgedKind, last: Place): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select organization_id as "organizationId", id,
      ${kind.clientId ? sql.ref(kind.clientId) : sql`null::uuid`} as "clientId"
    from ${sql.table(kind.table)}
    where ${isExpired(kind)} and (organization_id, id) > (${last.organizationId}::uuid, ${last.id}::uuid)
    order by organization_id, id limit ${BATCH_SIZE}
  `.execute(db);
  return rows;
}

/** Does nothing if the record was restored meanwhile, or another instance is faster. */
async function endDeletion(
  db: Db,
  kind: PurgedKind,
  { organizationId, id, clientId }: Place,
  hooks: readonly ExpiredHook[],
): Promise<keyof Purged | undefined> {
  const ofRecord = sql`organization_id = ${organizationId} and id = ${id}`;
  if (clientId) {
    await sql`
      select from clients where organization_id = ${organizationId} and id = ${clientId} for no key update
    `.execute(db);
  }
  const { rows } = await sql`
    select from ${sql.table(kind.table)} where ${ofRecord} and ${isExpired(kind)} for update
  `.execute(db);
  if (rows.length === 0) return undefined;
  const expired = { record: kind.record, organizationId, id };
  let mustStay = false;
  for (const hook of hooks) mustStay = (await hook(db, expired)) || mustStay;
  await recordInTrail(db, kind, ofRecord, mustStay ? 'archive' : 'purge');
  await (mustStay
    ? sql`update ${sql.table(kind.table)} set archived_at = now() where ${ofRecord}`
    : sql`delete from ${sql.table(kind.table)} where ${ofRecord}`
  ).execute(db);
  return mustStay ? 'archived' : 'purged';
}

/** With the account of the record. */
const recordInTrail = (
  db: Db,
  { table, record }: PurgedKind,
  ofRecord: ReturnType<typeof sql>,
  action: 'archive' | 'purge',
) =>
  sql`
    insert into audit_entries (caller, organization_id, account_id, user_id, action, record, record_ids)
    select 'system', ended.organization_id, ended.account_id, accounts.user_id, ${action}, ${record}, array[ended.id]
    from (select organization_id, account_id, id from ${sql.table(table)} where ${ofRecord}) ended
    join accounts on accounts.organization_id = ended.organization_id and accounts.id = ended.account_id
  `.execute(db);
