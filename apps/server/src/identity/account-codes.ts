import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, RESEND_AFTER_SECONDS } from '@hub/contract/auth/users/email';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';
import type { Leftover } from '../jobs/clean-up.ts';

export const accountCodeLeftover: Leftover = { table: 'account_codes', column: 'expires_at', after: '1 day' };

const MAX_TRIES = 10;
const GOOD_FOR = { 'confirm-email': '24 hours', 'change-email': '24 hours', 'new-password': '30 minutes' };

type Purpose = Tables['account_codes']['purpose'];
type Sent = { userId: string; purpose: Purpose; email: string };

export type AccountCodes = ReturnType<typeof createAccountCodes>;

/** Codes and links that prove who owns an address: random, single-use, and stored only as a keyed hash. */
export function createAccountCodes(key: Buffer) {
  const hashOf = (purpose: Purpose, secret: string) =>
    createHmac('sha256', key).update(`${purpose} ${secret}`).digest();

  /** Replaces the former code or link. Refuses while that one is very new. */
  async function issue(db: Db, { userId, purpose, email }: Sent, secret: string): Promise<string> {
    const { rows } = await sql<{ sent_at: Date }>`
      insert into account_codes as kept (user_id, purpose, code_hash, email, expires_at)
      values (${userId}, ${purpose}, ${hashOf(purpose, secret)}, ${email}, now() + ${GOOD_FOR[purpose]}::interval)
      on conflict (user_id, purpose) do update set
        code_hash = excluded.code_hash, email = excluded.email, expires_at = excluded.expires_at,
        sent_at = now(), tries = 0
      where kept.sent_at <= now() - make_interval(secs => ${RESEND_AFTER_SECONDS})
      returning sent_at
    `.execute(db);
    if (rows.length > 0) return secret;
    const { wait } = await db
      .selectFrom('account_codes')
      .select(
        sql<number>`ceil(${RESEND_AFTER_SECONDS} - extract(epoch from now() - sent_at))::integer`.as('wait'),
      )
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    throw new Problem('too-many-attempts', { retryAfter: Math.max(1, wait) });
  }

  return {
    /** A code of digits to type. */
    issueCode: (db: Db, sent: Sent) =>
      issue(db, sent, String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')),

    /** A secret for a link. */
    issueLink: (db: Db, sent: Sent) => issue(db, sent, randomBytes(32).toString('base64url')),

    /** Counts an attempt before the code is checked, so that parallel guesses count too. */
    async tryCode(db: Db, userId: string, purpose: Purpose, code: string): Promise<{ email: string }> {
      const kept = await db
        .updateTable('account_codes')
        .set({ tries: sql`tries + 1` })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('tries', '<', MAX_TRIES)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['code_hash', 'email'])
        .executeTakeFirst();
      if (!kept || !timingSafeEqual(kept.code_hash, hashOf(purpose, code))) throw new Problem('code-refused');
      return kept;
    },

    /** Deletes the code; of two parallel uses one is refused. */
    async spendCode(db: Db, userId: string, purpose: Purpose, code: string): Promise<void> {
      const spent = await db
        .deleteFrom('account_codes')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('code_hash', '=', hashOf(purpose, code))
        .returning('user_id')
        .executeTakeFirst();
      if (!spent) throw new Problem('code-refused');
    },

    /** The user of a link; nothing when it was used or has expired. */
    findLink: (db: Db, secret: string) =>
      db
        .selectFrom('account_codes')
        .select(['user_id as userId', 'email'])
        .where('purpose', '=', 'new-password')
        .where('code_hash', '=', hashOf('new-password', secret))
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst(),

    spendLink: (db: Db, secret: string) =>
      db
        .deleteFrom('account_codes')
        .where('purpose', '=', 'new-password')
        .where('code_hash', '=', hashOf('new-password', secret))
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('user_id as userId')
        .executeTakeFirst(),
  };
}
