import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../../http/problem.ts';
import type { ReadSheet, SheetTask } from './sheet-task.ts';
import type { SheetAnswer } from './sheet-thread.ts';

const MAX_WAITING = 4;
const SECONDS_TO_READ = 30;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
const TOO_MUCH = 'There is more in the file than can be read at once. Split it into several.';

const READER = new URL('./sheet-reader.js', import.meta.url);

let reader: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();
const waiting = new Set<string>();

/**
 * Reads a file in its own thread within limits, so that nobody else has to wait: one file of an account at a time, and
 * one file at a time in all.
 */
export async function readApart(task: SheetTask): Promise<ReadSheet> {
  const { account_id: account } = task.owner;
  if (waiting.has(account) || waiting.size >= MAX_WAITING) {
    throw new Problem('imports-under-way', { retryAfter: SECONDS_TO_READ });
  }
  waiting.add(account);
  const answer = last.then(() => ask(task)).finally(() => waiting.delete(account));
  last = answer.catch(() => {});
  return answer;
}

async function ask(task: SheetTask): Promise<ReadSheet> {
  const thread = reader ?? (await startReader());
  const tooLong = AbortSignal.timeout(SECONDS_TO_READ * 1000);
  try {
    const answered = once(thread, 'message', { signal: tooLong });
    thread.postMessage(task);
    const [answer] = (await answered) as [SheetAnswer];
    if ('read' in answer) return answer.read;
    throw new Problem('unreadable-csv', { detail: answer.unreadable });
  } catch (error) {
    if (error instanceof Problem) throw error;
    // Terminating the thread ends its task too.
    reader = undefined;
    await thread.terminate();
    const isOverLimit = tooLong.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isOverLimit ? new Problem('unreadable-csv', { detail: TOO_MUCH }) : error;
  }
}

/**
 * Started ahead and reused for the next file, so that the start does not count against the file's time. It does not
 * keep the process alive.
 */
async function startReader(): Promise<Worker> {
  const thread = new Worker(READER, { resourceLimits: MEMORY });
  await once(thread, 'online');
  thread.unref();
  reader = thread;
  return thread;
}
