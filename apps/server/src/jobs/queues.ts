import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';
import { type Work, workQueue } from './work-queue.ts';

const SCHEMA = 'pgboss';

/** Retries with growing pauses, from seconds to hours, for about two days before a person has to look. */
export const RETRYING = { retryLimit: 15, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 };

/**
 * A queue and its pg-boss options. Each area defines its own; a dead letter queue comes before the queue that uses it.
 */
export type Queue = { name: string } & Omit<PgBoss.Queue, 'name'>;

/** Creates or upgrades the tables of the queues as their owner; the running server only adds and removes jobs. */
export async function installQueues(owner: pg.Client, queues: readonly Queue[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const queue of queues) await boss.createQueue(queue.name, queue);
  await boss.stop({ graceful: false });
  // A call that adds a job may not read other jobs: RETURNING only needs the id.
  await owner.query(`
    grant usage on schema ${SCHEMA} to hub_app, hub_system;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to hub_system;
    grant insert, select (id) on ${SCHEMA}.job to hub_app;
    grant select on ${SCHEMA}.queue to hub_app;
  `);
}

/** Whether a queue has a job that is due. A named statement, so that each connection plans it once. */
const FIND_JOB = {
  name: 'find-job',
  text: `select from ${SCHEMA}.job where name = $1 and state < 'active' and start_after < now() limit 1`,
};

export type Queues = {
  boss: PgBoss;
  work: <Data>(work: Work<Data>) => void;
  stop: () => Promise<void>;
};

/** The queues of the running server, on the common connection pool. */
export async function startQueues(pool: pg.Pool, logger: Logger): Promise<Queues> {
  const workers: { stop: () => Promise<void> }[] = [];
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

  // Checked twice a second for each queue, nearly always in vain. The statement of pg-boss would be planned anew each
  // time.
  const hasJobs = async (queue: string) => {
    try {
      return (await pool.query({ ...FIND_JOB, values: [queue] })).rows.length > 0;
    } catch {
      // Like pg-boss: nothing to do until the database is back.
      return false;
    }
  };

  const endTries = (queue: string, id: string) =>
    pool.query(`update ${SCHEMA}.job set retry_limit = retry_count where name = $1 and id = $2`, [queue, id]);

  return {
    boss,
    work: (work) => void workers.push(workQueue({ boss, logger, hasJobs, endTries }, work)),
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      // pg-boss does not wait for its own statements.
      await boss.stop({ graceful: false });
      await allSettled();
    },
  };
}

const ignore = () => {};
