import type pg from 'pg';
import PgBoss from 'pg-boss';
import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../http/describe-error.ts';
import type { Logger } from '../http/logging.ts';

const SCHEMA = 'pgboss';

export const MAIL_QUEUE = 'mail';
export const SIGN_IN_LOCKED_QUEUE = 'sign-in-locked';
const UNDELIVERED_MAIL_QUEUE = 'mail-undelivered';

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
  await boss.createQueue(SIGN_IN_LOCKED_QUEUE, { name: SIGN_IN_LOCKED_QUEUE, ...retrying });
  await boss.stop({ graceful: false });
  // Whoever puts a job into a queue need not read what others put there: RETURNING reads the id alone.
  await owner.query(`
    grant usage on schema ${SCHEMA} to hub_app, hub_system;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to hub_system;
    grant insert, select (id) on ${SCHEMA}.job to hub_app;
    grant select on ${SCHEMA}.queue to hub_app;
  `);
}

/** The running server's hand on the queues, on the pool that everything else uses. */
export async function startQueues(pool: pg.Pool, logger: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) => {
    if (!isDatabaseAway(error)) logger.error({ error: describeError(error) }, 'the queues failed');
  });
  return boss.start();
}
