import { setTimeout as pause } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';

/** How often a worker looks into its queue: somebody waits for the code in the mail. */
const LOOK_EVERY_MS = 500;
const STOP_WITHIN_MS = 4000;

export type Work<Data> = {
  queue: string;
  /** The most jobs that are handled side by side. */
  concurrency?: number;
  /** With why it was given up, where the queue holds what another gave up. */
  handle: (data: Data, reason: unknown) => Promise<void>;
  /** No other try would end better. */
  isFinal?: (error: unknown) => boolean;
};

type Hand = {
  boss: PgBoss;
  logger: Logger;
  hasJobs: (queue: string) => Promise<boolean>;
  endTries: (queue: string, id: string) => Promise<unknown>;
};

/**
 * Empties a queue. A job that was handled is deleted with what it said; one that failed is tried again as its
 * queue says. Pauses are counted, not read off the clock: pg-boss's own worker slept for an hour when the
 * machine's clock was set back by one.
 */
export function workQueue<Data>(
  { boss, endTries, hasJobs, logger }: Hand,
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
      // Without a database it stays as it is, and is tried again after a while.
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
