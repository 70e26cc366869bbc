import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { createLogger } from '../logging/logger.ts';
import { waitForDataDir } from '../security/data-dir-lock.ts';
import { loadSecrets } from '../security/secrets.ts';
import { askServer } from './beside-server.ts';
import type { Terminal, Work } from './command.ts';
import { operatorCommands } from './operator-commands.ts';
import { startFailure } from './start-failure.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = operatorCommands.get(name);
const local = command?.readLocal?.(args);
const work = command?.read(args);
if (!local && !work) {
  process.stderr.write(command?.usage ?? `usage: operator (${[...operatorCommands.keys()].join(' | ')}) …\n`);
  process.exit(2);
}

const terminal: Terminal = {
  folder: process.cwd(),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
};

try {
  if (local) process.exitCode = await local(terminal);
  else if (work) process.exitCode = await run(readConfig(process.env), work);
} catch (error) {
  terminal.complain(`${startFailure(error, process.env)}\n`);
  process.exitCode = 1;
}

/** The embedded database belongs to one process: a running server does the work itself. */
async function run(config: Config, work: Work): Promise<number> {
  if (config.database.kind === 'postgres') return runHere(config, work);
  const exitCode = await askServer(config.dataDir, { name, args }, terminal);
  if (exitCode !== undefined) return exitCode;
  const lock = await waitForDataDir(config.dataDir);
  try {
    return await runHere(config, work);
  } finally {
    lock.release();
  }
}

async function runHere(config: Config, work: Work): Promise<number> {
  const database = await connect(config, createLogger('silent'));
  try {
    return await work({ config, database, secrets: loadSecrets(config), terminal });
  } finally {
    await database.close();
  }
}
