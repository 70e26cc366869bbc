import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './ensure.mjs';
import { isMain } from './is-main.mjs';
import { root } from './root.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { secondsSince } from './seconds.mjs';

const MAX_CONCURRENT = 2;
const colors = process.stdout.isTTY ? { biome: 'force', tsc: 'true' } : { biome: 'off', tsc: 'false' };

/** @returns {[name: string, tool: string, args: string[]][]} */
const checks = () => [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', `--colors=${colors.biome}`]],
  ...typescriptProjects().map(
    (folder) =>
      /** @type {[string, string, string[]]} */ ([
        `types in ${folder}`,
        'tsc',
        // Two checks run in parallel; with several threads each would compute most types once per thread.
        ['--noEmit', '--singleThreaded', '--pretty', colors.tsc, '--project', folder],
      ]),
  ),
  ['imports', process.execPath, ['scripts/check-imports.mjs']],
  ['unused code', 'knip', ['--no-progress']],
];

/** Runs every check, and returns whether all passed. */
export async function check() {
  const waiting = checks();
  let allPassed = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const passed = await run(...next);
      allPassed &&= passed;
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return allPassed;
}

/** @param {string} name @param {string} tool @param {string[]} args */
async function run(name, tool, args) {
  const started = performance.now();
  const child = startTool(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const passed = (await exitCodeOf(child)) === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${secondsSince(started)})`);
  if (!passed) console.log(output.trimEnd());
  return passed;
}

function typescriptProjects() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((/** @type {string} */ pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    return parent === pattern ? pattern : readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return ['.', ...folders].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
}

if (isMain(import.meta)) {
  ensureInstalled();
  if (!(await check())) process.exitCode = 1;
}
