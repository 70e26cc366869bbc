import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * For processes that live as long as a test: the embedded database is compiled quickly rather than well, and JavaScript
 * is optimized only where it runs very often. They are ready sooner and take half the work to get there.
 */
export const QUICK_START = ['--liftoff-only', '--interrupt-budget=1000000'];

/** Runs a program of the tests in such a process. */
export async function runQuickly(program: URL, ...args: string[]) {
  const command = [...QUICK_START, '--import', 'tsx', fileURLToPath(program), ...args];
  await promisify(execFile)(process.execPath, command);
}
