import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The entry, and what it imports by itself as soon as someone is signed in. */
const FIRST_PAGE = [
  'index.html',
  'src/app/layout/signed-in-header.tsx',
  'src/pages/profile/profile-page.tsx',
];
const MOST_KB = 220;

/**
 * The JavaScript that a browser loads for the first signed-in page, in kB after gzip. More than the budget is an
 * error.
 *
 * @param {string} dist
 */
export function measureFirstLoad(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const follow = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  FIRST_PAGE.forEach(follow);

  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, file))).length);
  const kb = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  if (kb > MOST_KB) {
    throw new Error(`a signed-in page first loads ${kb.toFixed(1)} kB of JavaScript, more than ${MOST_KB}`);
  }
  return `first load of a signed-in page: ${kb.toFixed(1)} kB of JavaScript after gzip, at most ${MOST_KB}`;
}
