import { createHmac } from 'node:crypto';
import { emailKey } from '@hub/contract/fields/email';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

const LOCKED_AT = 10;
const FORGOTTEN_AFTER = '15 minutes';

/**
 * Wrong passwords are counted by the email that was typed, not by user, so that an unknown email is delayed
 * and locked exactly like a known one. An attempt is counted before its password is looked at: guesses sent
 * at once are not free.
 */
export async function countAttempt(db: Db, subject: Buffer): Promise<{ failures: number }> {
  const { rows } = await sql<{ failures: number; granted: boolean; waitSeconds: number }>`
    insert into password_attempts as a (subject, failures, not_before)
    values (${subject}, 1, now())
    on conflict (subject) do update set
      failures = case
        when a.last_at < now() - ${FORGOTTEN_AFTER}::interval then 1
        when a.not_before > now() then a.failures
        else a.failures + 1 end,
      not_before = case
        when a.last_at < now() - ${FORGOTTEN_AFTER}::interval then now()
        when a.not_before > now() then a.not_before
        when a.failures + 1 >= ${LOCKED_AT} then now() + interval '15 minutes'
        when a.failures + 1 >= 5 then now() + make_interval(secs => 2 ^ (a.failures + 1 - 5))
        else now() end,
      last_at = case when a.not_before > now() then a.last_at else now() end
    returning failures,
      -- Only the attempt that was let in moved last_at to this transaction's time.
      last_at = now() as granted,
      ceil(extract(epoch from not_before - now()))::integer as "waitSeconds"
  `.execute(db);
  const attempt = rows[0];
  if (!attempt?.granted) {
    const locked = (attempt?.failures ?? 0) >= LOCKED_AT;
    throw new Problem(locked ? 'account-locked' : 'too-many-attempts', {
      retryAfter: Math.max(1, attempt?.waitSeconds ?? 1),
    });
  }
  return { failures: attempt.failures };
}

export const locksOut = (failures: number) => failures >= LOCKED_AT;

export async function forgetAttempts(db: Db, subject: Buffer): Promise<void> {
  await db.deleteFrom('password_attempts').where('subject', '=', subject).execute();
}

/** Keyed, so that the table does not tell which emails were tried. */
export const attemptSubject = (key: Buffer, email: string) =>
  createHmac('sha256', key).update(emailKey(email)).digest();
