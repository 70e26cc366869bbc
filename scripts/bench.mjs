import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureBrowser, ensureInstalled } from './ensure.mjs';
import { root } from './root.mjs';
import { exitCodeOf, startTool } from './run-tool.mjs';

const folder = join(root, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !existsSync(join(folder, `${name}.ts`)));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

ensureInstalled();
process.env.CHROMIUM_PATH = ensureBrowser();
await build();
for (const name of chosen.length > 0 ? chosen : names) {
  const exitCode = await exitCodeOf(startTool('tsx', [join(folder, `${name}.ts`)]));
  if (exitCode !== 0) process.exitCode = 1;
}
