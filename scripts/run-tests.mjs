import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { projectArguments } from './tiers.mjs';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * What one run of Vitest tests, and what it waits for.
 * @typedef {{ projects: string[], files?: string[], after?: Promise<unknown> }} Run
 */

/** In memory where there is plenty of it: tests make and remove databases by the hundred. */
export function useTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'hub-tests-'));
  // PostgreSQL does not run as root: its user passes through.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH_BYTES && freemem() > 2 * ENOUGH_BYTES;
  } catch {
    return false;
  }
}

/**
 * The databases that every run copies. A run that finds none fills them itself, and tells what is wrong.
 * @param {Record<string, string>} [env]
 */
export async function fillTemplates(env = {}) {
  const args = ['--import', 'tsx', 'apps/server/test/fill-templates.ts'];
  await exitCodeOf(startTool(process.execPath, args, { env: { ...process.env, ...env } }));
}

/**
 * Runs Vitest several times beside each other, then more, one after the other, and returns whether all passed. What
 * failed is told at the end.
 * @param {Run[]} together
 * @param {Run[]} [alone]
 */
export async function runTests(together, alone = []) {
  const troubles = join(tmpdir(), 'troubles');
  process.env.TROUBLES = troubles;
  const results = await Promise.all(together.map(run));
  for (const one of alone) results.push(await run(one));
  if (existsSync(troubles)) console.log(readFileSync(troubles, 'utf8'));
  return results.every(Boolean);
}

/** @param {Run} run */
async function run({ projects, files = [], after }) {
  await after;
  const args = ['run', ...projectArguments(projects), ...files];
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  // What it prints comes in whole blocks: two at a time would draw over each other on a terminal.
  const vitest = startTool('vitest', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  vitest.stdout?.pipe(process.stdout, { end: false });
  vitest.stderr?.pipe(process.stderr, { end: false });
  return (await exitCodeOf(vitest)) === 0;
}
