import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../http/describe-error.ts';
import type { Logger } from '../http/logging.ts';

const SCHEMA = 'pgboss';
const STOP_WITHIN_MS = 10_000;

export const MAIL_QUEUE = 'mail';
export const SIGN_IN_LOCKED_QUEUE = 'sign-in-locked';
export const FORGOT_PASSWORD_QUEUE = 'forgot-password';
const UNDELIVERED_MAIL_QUEUE = 'mail-undelivered';

/** How often a worker looks into its queue: somebody waits for the code in the mail. */
export const SOON = { pollingIntervalSeconds: 0.5 };

/** Creates or upgrades the queues' tables as their owner; the running server only fills and empties them. */
export async function installQueues(owner: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.createQueue(UNDELIVERED_MAIL_QUEUE, { name: UNDELIVERED_MAIL_QUEUE, retentionDays: 365 });
  // From seconds to hours between tries, for about two days, before a person has to look.
  const retrying = { retryLimit: 15, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };
  await boss.createQueue(MAIL_QUEUE, { name: MAIL_QUEUE, deadLetter: UNDELIVERED_MAIL_QUEUE, ...retrying });
  for (const name of [SIGN_IN_LOCKED_QUEUE, FORGOT_PASSWORD_QUEUE]) {
    await boss.createQueue(name, { name, ...retrying });
  }
  await boss.stop({ graceful: false });
  // Whoever puts a job into a queue need not read what others put there: RETURNING reads the id alone.
  await owner.query(`
    grant usage on schema ${SCHEMA} to hub_app, hub_system;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to hub_system;
    grant insert, select (id) on ${SCHEMA}.job to hub_app;
    grant select on ${SCHEMA}.queue to hub_app;
  `);
}

export type Queues = { boss: PgBoss; stop: () => Promise<void> };

/** The running server's hand on the queues, on the pool that everything else uses. */
export async function startQueues(pool: pg.Pool, logger: Logger): Promise<Queues> {
  const running = new Set<Promise<unknown>>();
  const boss = new PgBoss({
    db: {
      executeSql(text, values) {
        const result = pool.query(text, values);
        const ended = result.then(ignore, ignore).finally(() => running.delete(ended));
        running.add(ended);
        return result;
      },
    },
    schema: SCHEMA,
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => {
    if (!isDatabaseAway(error)) logger.error({ error: describeError(error) }, 'the queues failed');
  });
  await boss.start();
  const allSettled = async () => {
    while (running.size > 0) {
      await Promise.all(running);
      await nextTurn();
    }
  };

  return {
    boss,
    async stop() {
      for (const queue of [MAIL_QUEUE, SIGN_IN_LOCKED_QUEUE, FORGOT_PASSWORD_QUEUE])
        await boss.offWork(queue);
      // pg-boss waits neither for a worker that is just fetching one more job, nor for the note that one is done.
      await allSettled();
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
      await allSettled();
    },
  };
}

const ignore = () => {};
