import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module was started by `node` itself rather than imported. @param {ImportMeta} meta */
export function isMain(meta) {
  const started = process.argv[1];
  // The checkout may be reached through a symbolic link, which only one of the two paths would show.
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(meta.url));
}
