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

/** Processes that live on with whatever they got, as a server would, and try for folders at the same moment. */
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

/** Leaves a folder behind as a server does that held it and was killed. */
export async function leaveStaleLock(folder: string): Promise<void> {
  const child = await startContender();
  const outcome = await tryFor(child, folder, 0);
  if (outcome !== 'has it') throw new Error(`the first holder: ${outcome}`);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
