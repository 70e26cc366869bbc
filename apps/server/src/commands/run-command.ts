import { type Config, readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { createLogger } from '../logging/logger.ts';
import { waitForDataDir } from '../security/data-dir-lock.ts';
import { loadSecrets, type Secrets } from '../security/secrets.ts';
import { startFailure } from './start-failure.ts';

type Command = (parts: { config: Config; database: Database; secrets: Secrets }) => Promise<number>;

/** Runs a command on the configured database. The embedded one belongs to one process: stop the server first. */
export async function runCommand(command: Command): Promise<never> {
  try {
    const config = readConfig(process.env);
    const lock = config.database.kind === 'embedded' ? await waitForDataDir(config.dataDir) : undefined;
    const database = await connect(config, createLogger('silent'));
    const exitCode = await command({ config, database, secrets: loadSecrets(config) });
    await database.close();
    lock?.release();
    process.exit(exitCode);
  } catch (error) {
    process.stderr.write(`${startFailure(error, process.env)}\n`);
    process.exit(1);
  }
}
