import { build } from './build.mjs';
import { check } from './check.mjs';
import { ensureInstalled, ensureTestBrowser } from './ensure.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';
import { secondsSince } from './seconds.mjs';

const started = performance.now();
const chosen = process.argv.slice(2);

ensureInstalled();
process.env.CHROMIUM_PATH = ensureTestBrowser();

// Someone who names a few tests wants their answer soon.
const checked = chosen.length > 0 || (await check());
await build();
const tested = (await exitCodeOf(startTool('vitest', ['run', ...chosen]))) === 0;

console.log(`${checked ? '' : 'The checks above the tests failed. '}Took ${secondsSince(started)}.`);
process.exitCode = checked && tested ? 0 : 1;
