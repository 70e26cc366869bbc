import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findCycles } from './imports/find-cycles.mjs';

/** The entry, and the modules that it imports for signed-in users, who begin at Home. */
const FIRST_PAGE = ['index.html', 'src/app/layout/signed-in-header.tsx', 'src/pages/cases/home-page.tsx'];
const MAX_KB = 250;
/** The whole respondents' app. */
const MAX_FORM_KB = 110;

/** Too large for pages that do not show them; listed so that their size is seen. */
const ON_DEMAND = {
  'rich-text editor': 'src/ui/rich-text/rich-text-editor.tsx',
  calendar: 'src/ui/calendar/calendar.tsx',
};

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/**
 * The JavaScript that a browser loads for the first signed-in page, in kB after gzip. More than the budget is an
 * error, and so is a part of it that belongs to what is loaded on demand.
 *
 * @param {string} dist
 */
export function measureFirstLoad(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  refuseCircles(manifest);
  const first = filesOf(manifest, FIRST_PAGE);
  const kb = kilobytes(dist, first);
  if (kb > MAX_KB) {
    throw new Error(`a signed-in page first loads ${kb.toFixed(1)} kB of JavaScript, more than ${MAX_KB}`);
  }
  const later = Object.entries(ON_DEMAND).map(([name, entry]) => {
    const [own] = filesOf(manifest, [entry]);
    if (!own || first.has(own)) throw new Error(`a signed-in page loads the ${name} before it shows one`);
    return `${name} ${kilobytes(dist, [own]).toFixed(1)} kB`;
  });
  return (
    `first load of a signed-in page: ${kb.toFixed(1)} kB of JavaScript after gzip, at most ${MAX_KB}; ` +
    `on demand: ${later.join(', ')}`
  );
}

/**
 * The JavaScript of a respondent's form, in kB after gzip. More than the budget is an error.
 *
 * @param {string} dist
 */
export function measureRespondentsForm(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const kb = kilobytes(dist, filesOf(manifest, ['index.html']));
  if (kb > MAX_FORM_KB) {
    throw new Error(`a respondent's form loads ${kb.toFixed(1)} kB of JavaScript, more than ${MAX_FORM_KB}`);
  }
  return `form of a respondent: ${kb.toFixed(1)} kB of JavaScript after gzip, at most ${MAX_FORM_KB}`;
}

/**
 * Of files that import each other one runs before what it needs is there, and the page stays empty.
 *
 * @param {Manifest} manifest
 */
function refuseCircles(manifest) {
  const graph = new Map(Object.entries(manifest).map(([key, { imports = [] }]) => [key, imports]));
  const [circle] = findCycles(graph);
  if (circle) throw new Error(`files of the build import each other: ${circle.join(' > ')}`);
}

/** @param {Manifest} manifest @param {string[]} entries */
function filesOf(manifest, entries) {
  /** @type {Set<string>} */
  const files = new Set();
  const follow = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  entries.forEach(follow);
  return files;
}

/** @param {string} dist @param {Iterable<string>} files */
const kilobytes = (dist, files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0) / 1000;
