import { startFailure } from './commands/start-failure.ts';
import { readConfig } from './config.ts';
import { printWelcome } from './demo/print-welcome.ts';
import { createLogger } from './logging/logger.ts';
import { waitForDataDir } from './security/data-dir-lock.ts';

const STOP_WITHIN_MS = 20_000;

try {
  const config = readConfig(process.env);
  const lock = config.database.kind === 'embedded' ? await waitForDataDir(config.dataDir) : undefined;
  const logger = createLogger(config.logLevel);
  // Loaded late: it takes a while and prints warnings, which would bury a message about a wrong variable.
  const { startServer } = await import('./server.ts');
  const hub = await startServer({ config, logger });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await hub.close();
    lock?.release();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Printed after SIGTERM is handled: a stop right after this line must not kill the process.
  printWelcome(config, hub.formAddress);
} catch (error) {
  process.stderr.write(`${startFailure(error, process.env)}\n`);
  process.exit(1);
}
