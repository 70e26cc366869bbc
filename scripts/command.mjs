import { build } from './build.mjs';
import { ensureInstalled } from './ensure.mjs';
import { runProgram } from './run-program.mjs';

const [name = '', ...args] = process.argv.slice(2);

ensureInstalled();
await build();
await runProgram(name, args);
