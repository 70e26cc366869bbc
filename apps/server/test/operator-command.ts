import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { QUICK_START } from './quick-start.ts';

/** Runs a command of the built server as an operator does, and returns its output; throws if the command fails. */
export async function runCommand(
  name: 'backup' | 'restore' | 'operator',
  environment: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const program = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
  const PATH = [findPostgresBinaries(), process.env.PATH].filter(Boolean).join(':');
  const { stdout } = await promisify(execFile)(process.execPath, [...QUICK_START, program, ...args], {
    env: { PATH, ...environment },
  });
  return stdout;
}
