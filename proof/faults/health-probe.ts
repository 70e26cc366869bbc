import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ServerProcess } from './server-process.ts';

/** `ownMs` leaves out the time during which other programs kept the machine busy. */
export type Beat = { status: number; ms: number; ownMs: number };

/**
 * Requests /healthz again and again, as an orchestrator would. It has its own connection and thread, so that
 * the load beside it is not measured too.
 */
export function startHealthProbe({ url, pid }: Pick<ServerProcess, 'url' | 'pid'>) {
  const beats: Beat[] = [];
  const worker = new Worker(new URL('./health-probe-worker.js', import.meta.url), {
    workerData: { url, pid },
  });
  worker.on('message', (beat: Beat) => beats.push(beat));
  return {
    beats,
    /** The one that is under way may have begun before what is measured was over. */
    nextBeat: () => once(worker, 'message'),
    stop: () => worker.terminate(),
  };
}
