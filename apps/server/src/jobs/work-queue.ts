import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';

/** How often a worker polls its queue: a user waits for the code in the mail. */
const LOOK_EVERY_MS = 500;
const STOP_WITHIN_MS = 4000;

export type Work<Data> = {
  queue: string;
  /** The maximum number of jobs that run at the same time. */
  concurrency?: number;
  /** `reason` is why the job was given up, in a dead letter queue. */
  handle: (data: Data, reason: unknown) => Promise<void>;
  /** Whether a retry is pointless. */
  isFinal?: (error: unknown) => boolean;
};

type QueueAccess = {
  boss: PgBoss;
  logger: Logger;
  hasJobs: (queue: string) => Promise<boolean>;
  endTries: (queue: string, id: string) => Promise<unknown>;
};

/**
 * Works off a queue. A completed job is deleted with its data; a failed one is retried by the options of its queue.
 * Pauses use timers, not the clock: pg-boss's own worker slept for an hour when the machine's clock was set back by
 * one.
 */
export function workQueue<Data>(
  { boss, endTries, hasJobs, logger }: QueueAccess,
  { queue, concurrency = 1, handle, isFinal = () => false }: Work<Data>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const busy = new Set<Promise<void>>();

  async function run({ id, data, output, retryCount }: PgBoss.JobWithMetadata<Data>) {
    try {
      await handle(data, output);
      await boss.deleteJob(queue, id);
    } catch (error) {
      const reason = describeError(error);
      if (!isDatabaseAway(error)) logger.warn({ queue, tries: retryCount + 1, ...reason }, 'a job failed');
      // Without the database the job stays as it is and is retried after a while.
      await fail(id, reason, isFinal(error)).catch(() => {});
    }
  }

  async function fail(id: string, reason: object, isLast: boolean) {
    if (isLast) await endTries(queue, id);
    await boss.fail(queue, id, reason);
  }

  async function look() {
    while (!signal.aborted) {
      const free = concurrency - busy.size;
      const jobs = (await hasJobs(queue))
        ? await boss.fetch<Data>(queue, { batchSize: free, includeMetadata: true })
        : [];
      for (const job of jobs) {
        const running: Promise<void> = run(job).finally(() => busy.delete(running));
        busy.add(running);
      }
      if (busy.size === concurrency) await Promise.race(busy);
      else if (jobs.length < free) await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
    await Promise.all(busy);
  }
  const ended = look();

  return {
    async stop() {
      stopping.abort();
      await Promise.race([ended, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
