import { execFileSync } from 'node:child_process';
import { delimiter, join, relative } from 'node:path';
import { root } from './root.mjs';
import { projectArguments } from './tiers.mjs';

/**
 * The test files that Vitest would run for these projects of vitest.config.ts.
 * @param {string[]} projects
 * @returns {{ file: string, project: string }[]}
 */
export function listTests(projects) {
  const args = ['list', '--filesOnly', '--json', ...projectArguments(projects)];
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const printed = execFileSync('vitest', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  /** @type {{ file: string, projectName: string }[]} */
  const listed = JSON.parse(printed);
  return listed.map(({ file, projectName }) => ({ file: relative(root, file), project: projectName }));
}
