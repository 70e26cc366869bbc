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
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled, ensureTestBrowser } from './ensure.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { secondsSince } from './seconds.mjs';

// Tests in a browser wait for some of their time; the others keep the processor busy meanwhile. Both take about as long.
const TOGETHER = [
  ['api-*', 'proof'],
  ['unit*', 'components', 'e2e'],
];
// These are timed, so that nothing may run beside them.
const ALONE = ['proof-alone'];

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 2 ** 30;

const started = performance.now();
const chosen = process.argv.slice(2);

ensureInstalled();
process.env.CHROMIUM_PATH = ensureTestBrowser();
process.env.TMPDIR = temporaryFolder();

// Someone who names a few tests wants their answer soon.
const checked = chosen.length > 0 || (await check());
await build();
const tested = chosen.length > 0 ? await passed(startTool('vitest', ['run', ...chosen])) : await testAll();

console.log(`${checked ? '' : 'The checks above the tests failed. '}Took ${secondsSince(started)}.`);
process.exitCode = checked && tested ? 0 : 1;

async function testAll() {
  if (!(await fillTemplates())) return false;
  const troubles = join(tmpdir(), 'troubles');
  process.env.TROUBLES = troubles;
  const results = await Promise.all(TOGETHER.map((projects) => passed(testProjects(projects))));
  results.push(await passed(testProjects(ALONE)));
  if (existsSync(troubles)) console.log(readFileSync(troubles, 'utf8'));
  return results.every(Boolean);
}

/** In memory where there is plenty of it: tests make and remove databases by the hundred. */
function temporaryFolder() {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'hub-tests-'));
  // PostgreSQL does not run as root: its user passes through.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
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

/** The databases that every run copies. */
async function fillTemplates() {
  process.env.EMBEDDED_TEMPLATE = join(tmpdir(), 'embedded-template');
  process.env.POSTGRES_TEMPLATE = join(tmpdir(), 'postgres-template');
  const filled = await Promise.all([
    fillTemplate('embedded-template.ts', process.env.EMBEDDED_TEMPLATE),
    fillTemplate('postgres-template.ts', process.env.POSTGRES_TEMPLATE),
  ]);
  return filled.every(Boolean);
}

/** @param {string} program @param {string} folder */
async function fillTemplate(program, folder) {
  const args = ['--liftoff-only', '--import', 'tsx', `apps/server/test/${program}`, folder];
  return (await exitCodeOf(startTool(process.execPath, args))) === 0;
}

/** What it prints comes in whole blocks: two at a time would draw over each other on a terminal. @param {string[]} projects */
function testProjects(projects) {
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  const env = { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) };
  const vitest = startTool('vitest', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  vitest.stdout?.pipe(process.stdout, { end: false });
  vitest.stderr?.pipe(process.stderr, { end: false });
  return vitest;
}

/** @param {import('node:child_process').ChildProcess} vitest */
async function passed(vitest) {
  return (await exitCodeOf(vitest)) === 0;
}
