import { Worker } from 'node:worker_threads';
import type { ServerProcess } from './server-process.ts';

/** `ownMs` leaves out the time in which the machine was busy with other programs. */
export type Beat = { status: number; ms: number; ownMs: number };

/**
 * Asks /healthz again and again, as an orchestrator would. On a connection and in a thread of its own, so that
 * the load beside it is not measured with it.
 */
export function startHealthProbe({ url, pid }: Pick<ServerProcess, 'url' | 'pid'>) {
  const beats: Beat[] = [];
  const worker = new Worker(new URL('./health-probe-worker.js', import.meta.url), {
    workerData: { url, pid },
  });
  worker.on('message', (beat: Beat) => beats.push(beat));
  return { beats, stop: () => worker.terminate() };
}
