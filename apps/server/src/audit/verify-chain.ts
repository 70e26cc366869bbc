import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { canonicalEntry } from './canonical-entry.ts';
import { type Head, isSame, nextLink, START, signHead } from './chain.ts';

const BATCH_SIZE = 5000;

export type Verdict =
  | { sound: true; position: number; chain: Buffer; unsealed: number }
  | { sound: false; position: number; fault: string };

/**
 * Verifies the whole chain. `noted` are heads known from elsewhere (the kept file, the log). They reveal a trail whose
 * end was cut off together with its signed head, and a trail that was started anew.
 */
export async function verifyChain(db: Db, key: Buffer, noted: readonly Head[] = []): Promise<Verdict> {
  const fault = (position: number, text: string): Verdict => ({ sound: false, position, fault: text });
  let position = 0;
  let chain: Buffer = START;
  const unmet = new Set(noted);

  for (;;) {
    const entries = await findAfter(db, position);
    for (const entry of entries) {
      const found = Number(entry.position);
      if (found !== position + 1) return fault(position + 1, 'the entry is missing');
      chain = nextLink(key, chain, entry.canonical);
      position = found;
      if (!entry.chain || !isSame(chain, entry.chain)) {
        return fault(position, 'the entry or its place was changed');
      }
      if (entry.values_changed) return fault(position, 'the values that were kept with it were changed');
      for (const head of unmet) {
        if (head.position === position && isSame(head.chain, chain)) unmet.delete(head);
      }
    }
    if (entries.length < BATCH_SIZE) break;
  }

  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
  if (head || position > 0) {
    if (!head) return fault(position, 'the head is missing');
    if (!isSame(head.signature, signHead(key, Number(head.position), head.chain))) {
      return fault(Number(head.position), 'the head was changed');
    }
    if (Number(head.position) > position) return fault(position + 1, 'the end was cut off');
    if (!isSame(head.chain, chain)) return fault(position, 'the head does not belong to this chain');
  }
  const [missing] = unmet;
  if (missing) return fault(missing.position, 'a head that was noted is not part of this chain');
  return { sound: true, position, chain, unsealed: await countUnsealed(db) };
}

const findAfter = (db: Db, position: number) =>
  db
    .selectFrom('audit_entries')
    .select(['position', 'chain', canonicalEntry.as('canonical')])
    // Erased values are allowed.
    .select(
      sql<boolean>`exists (
        select from audit_values kept
        where kept.entry_id = audit_entries.id and hash_of_values(kept) is distinct from audit_entries.values_hash
      )`.as('values_changed'),
    )
    .where('position', '>', String(position))
    .orderBy('position')
    .limit(BATCH_SIZE)
    .execute();

async function countUnsealed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entries')
    .select(sql<string>`count(*)`.as('count'))
    .where('position', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
