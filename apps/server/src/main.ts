import { ConfigError, readConfig } from './config.ts';
import { MigrationError } from './db/migrate.ts';
import { printWelcome } from './demo/print-welcome.ts';
import { createLogger } from './http/logging.ts';
import { DataDirInUse, lockDataDir } from './security/data-dir-lock.ts';
import { startServer } from './server.ts';

const STOP_WITHIN_MS = 20_000;

try {
  const config = readConfig(process.env);
  const lock = config.database.kind === 'embedded' ? lockDataDir(config.dataDir) : undefined;
  const logger = createLogger(config.logLevel);
  const hub = await startServer({ config, logger });
  printWelcome(config);

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
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}

function reasonOf(error: unknown): string {
  const isPlain =
    error instanceof ConfigError || error instanceof DataDirInUse || error instanceof MigrationError;
  if (isPlain) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken by another program`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'DATABASE_URL: the database cannot be reached';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
