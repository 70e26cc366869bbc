import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program and waits until it says that it is at work. */
export async function startWorker(program: string, environment: Record<string, string>) {
  const child = fork(program, { env: { ...process.env, ...environment } });
  await once(child, 'message');
  return child;
}

/** As a crash would: it is not asked and leaves everything where it is. */
export async function killWorker(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
