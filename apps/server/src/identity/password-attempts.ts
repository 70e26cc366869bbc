import { createHmac } from 'node:crypto';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import type { Leftover } from '../jobs/clean-up.ts';

export const passwordAttemptLeftover: Leftover = {
  table: 'password_attempts',
  column: 'last_at',
  after: '1 hour',
};

const LOCKED_AT = 10;
const FORGOTTEN_AFTER = '15 minutes';

/**
 * Wrong passwords are counted by the typed email, not by user, so that an unknown email is delayed and locked exactly
 * like a known one. An attempt is counted before its password is checked, so that parallel guesses count too.
 */
export async function countAttempt(db: Db, subject: Buffer): Promise<{ failures: number }> {
  const isForgotten = sql`a.last_at < now() - ${FORGOTTEN_AFTER}::interval`;
  const { rows } = await sql<{ failures: number }>`
    insert into password_attempts as a (subject, failures, not_before)
    values (${subject}, 1, 'epoch')
    on conflict (subject) do update set
      failures = case when ${isForgotten} then 1 else a.failures + 1 end,
      not_before = case
        when ${isForgotten} then 'epoch'
        when a.failures + 1 >= ${LOCKED_AT} then now() + interval '15 minutes'
        when a.failures + 1 >= 5 then now() + make_interval(secs => 2 ^ (a.failures + 1 - 5))
        -- Not now(): an attempt that began a little earlier may come to this row a little later.
        else 'epoch' end,
      last_at = now()
    -- Whoever is not let in gets no row back. No comparison of times could tell: two attempts can have the same.
    where a.not_before <= now() or ${isForgotten}
    returning failures
  `.execute(db);
  return rows[0] ?? refuseAttempt(db, subject);
}

async function refuseAttempt(db: Db, subject: Buffer): Promise<never> {
  const attempts = await db
    .selectFrom('password_attempts')
    .select([
      'failures',
      sql<number>`ceil(extract(epoch from not_before - now()))::integer`.as('waitSeconds'),
    ])
    .where('subject', '=', subject)
    .executeTakeFirst();
  const isLocked = attempts !== undefined && locksOut(attempts.failures);
  throw new Problem(isLocked ? 'account-locked' : 'too-many-attempts', {
    retryAfter: Math.max(1, attempts?.waitSeconds ?? 1),
  });
}

export const locksOut = (failures: number) => failures >= LOCKED_AT;

export async function forgetAttempts(db: Db, subject: Buffer): Promise<void> {
  await db.deleteFrom('password_attempts').where('subject', '=', subject).execute();
}

/** A keyed hash, so that the table does not reveal which emails were tried. */
export const attemptSubject = (key: Buffer, email: string) =>
  createHmac('sha256', key).update(emailKey(email)).digest();

/** Cannot collide with an email, which contains no space. */
export const codeAttemptSubject = (key: Buffer, userId: string) =>
  createHmac('sha256', key).update(`code of ${userId}`).digest();
