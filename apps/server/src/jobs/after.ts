import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';

/** Runs work once after a delay; stopping waits for running work. */
export function after(seconds: number, name: string, logger: Logger, work: () => Promise<void>) {
  let running = Promise.resolve();
  let stopped = false;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      // Its dependencies may be gone while the hub stops.
      if (!stopped) logger.error({ job: name, error: describeError(error) }, 'a job failed');
    }
  };
  const timer = setTimeout(() => {
    running = run();
  }, seconds * 1000);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
