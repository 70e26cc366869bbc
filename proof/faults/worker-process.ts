import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program and waits until it reports that it is working. */
export async function startWorker(program: string, environment: Record<string, string>) {
  const child = fork(program, { env: { ...process.env, ...environment } });
  await once(child, 'message');
  return child;
}

/** Like a crash: the process is killed without warning. */
export async function killWorker(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
