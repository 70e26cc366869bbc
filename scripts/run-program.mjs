import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Runs one of the server's built programs in this process, so that signals and the exit code need no
 * forwarding.
 * @param {string} name
 * @param {string[]} args
 */
export async function runProgram(name, args) {
  const program = join(root, 'apps/server/dist', `${name}.js`);
  if (!existsSync(program)) throw new Error(`The server has no program "${name}".`);
  process.argv = [process.execPath, program, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(program).href);
}
