import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./lock-contender.ts', import.meta.url));
const AGREE_MS = 15;

async function startContender(): Promise<ChildProcess> {
  const child = fork(PROGRAM, { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

async function tryFor(child: ChildProcess, folder: string, at: number): Promise<string> {
  const answered = once(child, 'message');
  child.send({ folder, at });
  return String((await answered)[0]);
}

/**
 * Processes that try to lock folders at the same moment, and keep running with their locks as a server would.
 */
export async function startContenders(count: number) {
  const children = await Promise.all(Array.from({ length: count }, startContender));
  return {
    async contend(folder: string): Promise<string[]> {
      const at = Date.now() + AGREE_MS;
      return Promise.all(children.map((child) => tryFor(child, folder, at)));
    },
    stop: () => {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

/** Leaves a folder locked as a killed server does. */
export async function leaveStaleLock(folder: string): Promise<void> {
  const child = await startContender();
  const outcome = await tryFor(child, folder, 0);
  if (outcome !== 'has it') throw new Error(`the first holder: ${outcome}`);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
