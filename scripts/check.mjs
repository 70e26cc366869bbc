import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './ensure.mjs';
import { readImports } from './imports/read-imports.mjs';
import { isMain } from './is-main.mjs';
import { root } from './root.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { secondsSince } from './seconds.mjs';
import { workspaces } from './workspaces.mjs';

const MAX_CONCURRENT = 2;
const colors = process.stdout.isTTY ? { biome: 'force', tsc: 'true' } : { biome: 'off', tsc: 'false' };

/** @typedef {[name: string, tool: string, args: string[]]} Check */

/** @typedef {{ only?: 'changed' }} Options With `only`, types of what imports a changed project are left unchecked. */

/** @param {string[] | undefined} changed @param {Options} options @returns {Check[]} */
const checks = (changed, options) => [
  ...formatAndLint(changed),
  ...typescriptProjects(changed, options).map(
    (folder) =>
      /** @type {Check} */ ([
        `types in ${folder}`,
        'tsc',
        // Two checks run in parallel; with several threads each would compute most types once per thread.
        ['--noEmit', '--singleThreaded', '--pretty', colors.tsc, '--project', folder],
      ]),
  ),
  ['imports', process.execPath, ['scripts/check-imports.mjs']],
  ['tests in a tier', process.execPath, ['scripts/check-tests.mjs']],
  ...(options.only ? [] : /** @type {Check[]} */ ([['unused code', 'knip', ['--no-progress']]])),
];

/** @param {string[]} [changed] @returns {Check[]} */
function formatAndLint(changed) {
  const files = changed?.filter((file) => existsSync(join(root, file)));
  if (files?.length === 0) return [];
  const args = ['ci', '--error-on-warnings', '--no-errors-on-unmatched', `--colors=${colors.biome}`];
  return [['format and lint', 'biome', [...args, ...(files ?? [])]]];
}

/**
 * Runs the checks, and returns whether all passed.
 * @param {string[]} [changed] Format, lint and types are checked only where these files matter.
 * @param {Options} [options]
 */
export async function check(changed, options = {}) {
  if (changed?.length === 0) return true;
  const waiting = checks(changed, options);
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

/**
 * The folders whose types are checked: with changed files, those that have or import one.
 * @param {string[] | undefined} changed
 * @param {Options} options
 */
function typescriptProjects(changed, { only }) {
  const projects = ['.', ...workspaces].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  if (!changed || changed.some((file) => SETTINGS.test(file))) return projects;
  const affected = new Set(changed.map(projectOf));
  if (only) return projects.filter((folder) => affected.has(folder));
  const imports = [...readImports(root)].flatMap(([file, found]) =>
    found.map(({ target }) => [projectOf(file), projectOf(target)]),
  );
  // A project that imports an affected one is affected as well, however far away.
  for (let count = 0; count !== affected.size; ) {
    count = affected.size;
    for (const [from = '', to = ''] of imports) if (affected.has(to)) affected.add(from);
  }
  return projects.filter((folder) => affected.has(folder));
}

const SETTINGS = /(^|\/)(tsconfig[^/]*\.json|package(-lock)?\.json)$/;

/** @param {string} file */
const projectOf = (file) => workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.';

if (isMain(import.meta)) {
  ensureInstalled();
  if (!(await check())) process.exitCode = 1;
}
