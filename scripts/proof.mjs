import { build } from './build.mjs';
import { ensureInstalled, ensureTestBrowser } from './ensure.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';

ensureInstalled();
process.env.CHROMIUM_PATH = ensureTestBrowser();
process.env.PROOF = 'full';
await build();
process.exitCode = await exitCodeOf(
  startTool('vitest', ['run', '--project', '*proof*', ...process.argv.slice(2)]),
);
