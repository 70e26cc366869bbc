import { isDatabaseAway } from '../db/database-away.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';

/** Repeats work with a pause in between, even after failures; stopping waits for running work. */
export function every(seconds: number, name: string, logger: Logger, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();

  const run = async () => {
    try {
      await work();
    } catch (error) {
      if (!isDatabaseAway(error)) logger.error({ job: name, error: describeError(error) }, 'a job failed');
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run();
    }, seconds * 1000);
  };
  schedule();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
