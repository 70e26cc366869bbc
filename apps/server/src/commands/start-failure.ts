import { resolve } from 'node:path';
import { ConfigError } from '../config.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { MigrationError } from '../db/migrate.ts';
import { CatalogueRefused } from '../features/library/import/catalogue-refused.ts';
import { DataDirInUse } from '../security/data-dir-lock.ts';
import { SealBroken } from '../security/seal.ts';

type Environment = Record<string, string | undefined>;
type Details = { code?: string; syscall?: string; hostname?: string; path?: string; port?: number };

/**
 * Explains a failed start in one line for the operator. It names the variable to look at and never its value. Errors
 * that are not about configuration come with their stack.
 */
export function startFailure(error: unknown, environment: Environment): string {
  const isPlain =
    error instanceof ConfigError ||
    error instanceof DataDirInUse ||
    error instanceof MigrationError ||
    error instanceof CatalogueRefused;
  if (isPlain) return error.message;
  if (error instanceof SealBroken) return 'ENCRYPTION_KEY: is not the key that this data was sealed with';
  const known = ofTheMachine(error as Details, environment) ?? ofTheDatabase(error, environment);
  if (known) return known;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function ofTheMachine({ code, syscall, hostname, path, port }: Details, environment: Environment) {
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken by another program`;
  if (code === 'EACCES' && syscall === 'listen')
    return `PORT: ${port} needs more rights than this program has`;
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === environment.HOST)) {
    return 'HOST: is not an address of this machine';
  }
  const dataDir = resolve(environment.DATA_DIR || './data');
  return path?.startsWith(dataDir) ? `DATA_DIR: cannot be used (${code})` : undefined;
}

function ofTheDatabase(error: unknown, environment: Environment) {
  if (!environment.DATABASE_URL) return undefined;
  const { code = '' } = error as Details;
  if (code === '3D000') return 'DATABASE_URL: the server has no such database';
  if (code.startsWith('28')) return 'DATABASE_URL: the server does not let this user in';
  return isDatabaseAway(error) ? 'DATABASE_URL: the database cannot be reached' : undefined;
}
