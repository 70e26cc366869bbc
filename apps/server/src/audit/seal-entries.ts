import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { canonicalEntry } from './canonical-entry.ts';
import { nextLink, START, signHead } from './chain.ts';

const LOCK = 7_214_300_103;
const BATCH_SIZE = 1000;

export type Head = { position: number; chain: Buffer };

/**
 * Gives new entries their places in the chain, after the fact, so that no request waits for another's entry.
 * Instances take turns. Answers the new head, or nothing when there was nothing to seal.
 */
export async function sealEntries(database: Database, key: Buffer): Promise<Head | undefined> {
  return inSystemTransaction(database, async (db) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(
      db,
    );
    if (!rows[0]?.mine) return undefined;
    const entries = await findUnsealed(db);
    if (entries.length === 0) return undefined;

    let { position, chain } = await findHead(db);
    const links = entries.map((entry) => {
      position += 1;
      chain = nextLink(key, chain, entry.canonical);
      return { organization_id: entry.organization_id, id: entry.id, position, chain: chain.toString('hex') };
    });
    await updateLinks(db, links);
    await updateHead(db, { position, chain }, signHead(key, position, chain));
    return { position, chain };
  });
}

const findUnsealed = (db: Db) =>
  db
    .selectFrom('audit_entries')
    .select(['organization_id', 'id', canonicalEntry.as('canonical')])
    .where('position', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();

async function findHead(db: Db): Promise<Head> {
  const row = await db.selectFrom('audit_head').select(['position', 'chain']).executeTakeFirst();
  return row ? { position: Number(row.position), chain: row.chain } : { position: 0, chain: START };
}

async function updateLinks(db: Db, links: object[]): Promise<void> {
  await sql`
    update audit_entries set position = link.position, chain = decode(link.chain, 'hex')
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as link(organization_id uuid, id uuid, position bigint, chain text)
    where audit_entries.organization_id = link.organization_id and audit_entries.id = link.id
  `.execute(db);
}

async function updateHead(db: Db, { position, chain }: Head, signature: Buffer): Promise<void> {
  const values = { position: String(position), chain, signature };
  await db
    .insertInto('audit_head')
    .values(values)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(values))
    .execute();
}
