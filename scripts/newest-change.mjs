import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When a file, or anything in a folder, was last changed. @param {string} path @returns {number} */
export function newestChange(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // The folder's own time counts too, since only it shows that a file was removed.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}
