import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Leftover } from '../jobs/clean-up.ts';
import { Problem } from './problem.ts';

export const rateCounterLeftover: Leftover = {
  table: 'rate_counters',
  column: 'window_start',
  after: '1 hour',
};

export type RateLimit = { name: string; max: number; seconds: number };

/**
 * Counts a call by a subject in the database, for all instances, and refuses it if there were too many. Returns a
 * function that takes the call back.
 */
export async function countAgainstLimit(db: Db, limit: RateLimit, subject: string) {
  const { isOver, secondsLeft, takeBack } = await countCall(db, limit, subject);
  if (isOver) throw new Problem('too-many-attempts', { retryAfter: secondsLeft });
  return takeBack;
}

/** The same, but the caller decides what happens above the limit. */
export async function countCall(db: Db, limit: RateLimit, subject: string) {
  const counter = { name: limit.name, subject: hashed(subject) };
  const windowStart = sql<Date>`date_bin(make_interval(secs => ${limit.seconds}), now(), 'epoch'::timestamptz)`;
  const { count, window_start, secondsLeft } = await db
    .insertInto('rate_counters')
    .values({ ...counter, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'subject', 'window_start'])
        .doUpdateSet({ count: sql`rate_counters.count + 1` }),
    )
    .returning([
      'count',
      'window_start',
      sql<number>`ceil(extract(epoch from window_start) + ${limit.seconds} - extract(epoch from now()))::integer`.as(
        'secondsLeft',
      ),
    ])
    .executeTakeFirstOrThrow();
  const takeBack = async () => {
    await db
      .updateTable('rate_counters')
      .set({ count: sql`count - 1` })
      .where((where) => where.and({ ...counter, window_start }))
      .execute();
  };
  return { isOver: count > limit.max, secondsLeft, takeBack };
}

const hashed = (subject: string) => createHash('sha256').update(subject).digest();
