import { build } from './build.mjs';
import { buildForTests } from './build-for-tests.mjs';
import { testsOfChange } from './changed-tests.mjs';
import { check } from './check.mjs';
import { listTests } from './list-tests.mjs';
import { fillTemplates, runTests } from './run-tests.mjs';
import { keptSeconds } from './test-seconds.mjs';
import { daily, projectsOf } from './tiers.mjs';

/** In seconds of tests, as they take beside each other. With what comes before, the answer is there within a minute. */
const ENOUGH = 60;
/** For files that were never run: for one in a browser, with a database, without either. */
const GUESS = { browser: 20, api: 6, unit: 0.5 };
/** To start a hub, or to open the first page. */
const START = 2;

/** Tests what a change is likely to have broken, and says what it has left out. @param {string[] | undefined} changed */
export async function testChanged(changed) {
  if (!changed) {
    console.error('Nobody knows what was landed here. Name a branch: npm test -- --changed main');
    return false;
  }
  if (changed.length === 0) {
    console.log('Nothing has changed since what was landed.');
    return true;
  }
  const listed = listTests(projectsOf(daily)).filter(({ project }) => project !== 'api-embedded');
  const projects = new Map(listed.map(({ file, project }) => [file, project]));
  const { features, groups, walked, inRest } = testsOfChange(changed, [...projects.keys()]);
  const known = keptSeconds();
  /** @param {string} file */
  const seconds = (file) => (known[file] ?? guess(projects.get(file))) + START;
  const { chosen, left } = choose(groups, seconds);
  process.env.WALKED_FILES = walked.join(',');
  // Filled as the demonstration was when it was last filled: no other test would wait for it.
  process.env.TEMPLATES_MAY_BE_OLDER = 'yes';

  const names = features.map(({ side, name }) => `${name} (${side})`);
  console.log(`Changed: ${names.length > 0 ? names.join(', ') : 'nothing of a feature'}.`);
  const [isSound] = await Promise.all([
    check(changed, { only: 'changed' }),
    build().then(buildForTests),
    fillTemplates(),
  ]);
  const isInBrowser = (/** @type {string} */ file) => file.endsWith('.spec.ts');
  const runs = [chosen.filter(isInBrowser), chosen.filter((file) => !isInBrowser(file))]
    .filter((files) => files.length > 0)
    .map((files) => ({ files, projects: [...new Set(files.map((file) => projects.get(file) ?? ''))] }));
  const arePassed = await runTests(runs);
  tellLeft([...left, ...inRest]);
  return isSound && arePassed;
}

/** @param {string | undefined} project */
function guess(project = '') {
  if (/^(components|e2e)$/.test(project)) return GUESS.browser;
  return project.startsWith('unit') ? GUESS.unit : GUESS.api;
}

/**
 * A file of each group in turn, until there is no time left.
 * @param {string[][]} groups
 * @param {(file: string) => number} seconds
 */
function choose(groups, seconds) {
  const waiting = groups.map((files) => [...files]);
  const chosen = new Set();
  const left = new Set();
  let time = ENOUGH;
  while (waiting.some((files) => files.length > 0)) {
    for (const files of waiting) {
      const file = files.shift();
      if (!file || chosen.has(file) || left.has(file)) continue;
      const isFirst = chosen.size === 0;
      if (isFirst || seconds(file) <= time) {
        chosen.add(file);
        time -= seconds(file);
      } else left.add(file);
    }
  }
  return { chosen: [...chosen], left: [...left] };
}

/** @param {string[]} left */
function tellLeft(left) {
  if (left.length > 0) console.log(`Left out:\n${left.map((file) => `  ${file}`).join('\n')}`);
  else console.log('All tests of this change were run.');
  console.log(
    'What is in none of its groups was not run either: `npm test` and `npm run test:rest` have it.',
  );
}
