import { build } from './build.mjs';
import { buildForTests } from './build-for-tests.mjs';
import { changedFiles } from './changed-files.mjs';
import { check } from './check.mjs';
import { ensureInstalled, ensureTestBrowser } from './ensure.mjs';
import { fillTemplates, runTests, useTemporaryFolder } from './run-tests.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { secondsSince } from './seconds.mjs';
import { testChanged } from './test-changed.mjs';
import { daily, rest } from './tiers.mjs';

const started = performance.now();
const [mode, ...more] = process.argv.slice(2);

ensureInstalled();
process.env.CHROMIUM_PATH = ensureTestBrowser();
useTemporaryFolder();

const passed = await test();
console.log(`Took ${secondsSince(started)}.`);
process.exitCode = passed ? 0 : 1;

function test() {
  if (mode === '--changed') return testChanged(changedFiles(more[0]));
  if (mode === '--rest') return more.length > 0 ? testChosen(more) : testTier(rest, true);
  // What was landed was checked before: by CI, which checks everything.
  return mode
    ? testChosen([mode, ...more])
    : testTier(daily, check(process.env.CI ? undefined : changedFiles()));
}

/** Someone who names a few tests wants their answer soon. @param {string[]} chosen */
async function testChosen(chosen) {
  await build();
  return (await exitCodeOf(startTool('vitest', ['run', ...chosen]))) === 0;
}

/** @param {import('./tiers.mjs').Tier} tier @param {boolean | Promise<boolean>} checked */
async function testTier({ early, together, alone }, checked) {
  const after = Promise.all([checked, build().then(buildForTests), fillTemplates()]);
  const arePassed = await runTests(
    [{ projects: early }, ...together.map((projects) => ({ projects, after }))],
    alone.length > 0 ? [{ projects: alone }] : [],
  );
  const isSound = await checked;
  if (!isSound) console.log('The checks above the tests failed.');
  return isSound && arePassed;
}
