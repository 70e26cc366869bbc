import { join } from 'node:path';
import { ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';

ensureInstalled();
process.exitCode = await exitCodeOf(
  startTool('tsx', [join(root, 'apps/server/src/demo/samples/write-samples.ts')]),
);
