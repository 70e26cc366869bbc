import { build } from './build.mjs';
import { ensureInstalled } from './ensure.mjs';
import { runProgram } from './run-program.mjs';

ensureInstalled();
await build();
await runProgram('main', process.argv.slice(2));
