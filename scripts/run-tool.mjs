import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { root } from './root.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Starts a program of an installed package, or one by its full path. It ends with this process.
 * @param {string} name
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startTool(name, args, options = {}) {
  const program = resolve(root, 'node_modules/.bin', name);
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal sends Ctrl-C to both processes itself, and many programs take a second one as "stop immediately".
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  child.once('close', () => {
    for (const signal of signals) process.off(signal, forward);
  });
  return child;
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
export async function exitCodeOf(child) {
  const [code, signal] = await once(child, 'close');
  // After an interruption the next step must not start.
  if (signal) process.exit(1);
  return code;
}
