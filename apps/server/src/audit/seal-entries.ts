import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { canonicalEntry } from './canonical-entry.ts';
import { type Head, isSame, nextLink, START, signHead, TrailBroken } from './chain.ts';
import type { KeptHead } from './kept-head.ts';

const LOCK = 7_214_300_103;
const BATCH_SIZE = 2000;

/**
 * Adds new entries to the chain in batches until none is left. This happens after the fact, so that no request waits
 * for another's entry. Instances take turns. Returns the new head, or nothing when there was nothing to seal.
 */
export async function sealEntries(
  database: Database,
  key: Buffer,
  kept: KeptHead,
): Promise<Head | undefined> {
  let latest: Head | undefined;
  for (;;) {
    const sealed = await inSystemTransaction(database, (db) => sealBatch(db, key, kept));
    if (!sealed) return latest;
    if (kept.read()?.position !== sealed.head.position) kept.write(sealed.head);
    if (sealed.count > 0) latest = sealed.head;
    if (sealed.count < BATCH_SIZE) return latest;
  }
}

/** Returns nothing while another instance seals. */
async function sealBatch(
  db: Db,
  key: Buffer,
  kept: KeptHead,
): Promise<{ head: Head; count: number } | undefined> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(
    db,
  );
  if (!rows[0]?.mine) return undefined;
  const head = await requireHead(db, key, kept);
  const entries = await findUnsealed(db);
  if (entries.length === 0) return head.position > 0 ? { head, count: 0 } : undefined;

  let { position, chain } = head;
  const links = entries.map(({ at, id, canonical }) => {
    position += 1;
    chain = nextLink(key, chain, canonical);
    return { at, id, position, chain: chain.toString('hex') };
  });
  await updateLinks(db, links);
  await updateHead(db, { position, chain }, signHead(key, position, chain));
  return { head: { position, chain }, count: entries.length };
}

/** The head in the database. Throws unless it is signed by us and follows the head kept outside. */
async function requireHead(db: Db, key: Buffer, kept: KeptHead): Promise<Head> {
  const row = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
  const head = row ? { position: Number(row.position), chain: row.chain } : { position: 0, chain: START };
  if (row && !isSame(row.signature, signHead(key, head.position, head.chain))) {
    throw new TrailBroken('the head was changed');
  }
  if (!row && (await linkAt(db, undefined))) throw new TrailBroken('the head is missing');
  const before = kept.read();
  if (!before) return head;
  if (!row) throw new TrailBroken('the head is missing');
  if (head.position < before.position) throw new TrailBroken('the head is older than the one that was kept');
  const link = head.position === before.position ? head.chain : await linkAt(db, before.position);
  if (!link || !isSame(link, before.chain))
    throw new TrailBroken('the head that was kept is not in the chain');
  return head;
}

/** The chain value at a position, or at any. */
async function linkAt(db: Db, position: number | undefined): Promise<Buffer | undefined> {
  const sealed = db.selectFrom('audit_entries').select('chain').where('position', 'is not', null);
  const wanted = position === undefined ? sealed : sealed.where('position', '=', String(position));
  return (await wanted.limit(1).executeTakeFirst())?.chain ?? undefined;
}

const findUnsealed = (db: Db) =>
  db
    .selectFrom('audit_entries')
    // As text: a Date has no microseconds.
    .select([sql<string>`at::text`.as('at'), 'id', canonicalEntry.as('canonical')])
    .where('position', 'is', null)
    .orderBy('audit_entries.at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();

async function updateLinks(db: Db, links: object[]): Promise<void> {
  await sql`
    update audit_entries set position = link.position, chain = decode(link.chain, 'hex')
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as link(at timestamptz, id uuid, position bigint, chain text)
    where audit_entries.at = link.at and audit_entries.id = link.id
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
