import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type Database, kyselyOnPool } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { type Install, migrate } from './migrate.ts';
import { PREPARE_SCOPE } from './request-scope.ts';

// A date column is a calendar day, not an instant: kept as text, no time zone can shift it.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const CONNECT_WITHIN_MS = 3000;
const STATEMENT_WITHIN_MS = 15_000;

type Logger = { warn: (details: object, message: string) => void };

/** Opens the database, brings its tables up to date, and gives a pool whose connections are hub_system's. */
export async function connect(config: Config, logger: Logger, install?: Install): Promise<Database> {
  const embedded =
    config.database.kind === 'embedded'
      ? await openEmbeddedDatabase(join(config.dataDir, 'database'))
      : undefined;
  const settings: pg.PoolConfig =
    config.database.kind === 'postgres'
      ? { connectionString: config.database.url, max: config.database.poolSize }
      : // All connections to the embedded database are one session, so it gets exactly one, for good.
        { host: embedded?.socketFolder ?? '', user: 'postgres', max: 1, idleTimeoutMillis: 0 };

  await migrate(settings, { install });

  const pool = new pg.Pool({
    ...settings,
    // Statements that do not wait for each other's answer travel together.
    pipeline: true,
    connectionTimeoutMillis: connectWithin(config),
    onConnect: async (client) => {
      await client.query(connectionSetup(config));
    },
  });
  // The pool listens to idle connections alone. One that is lost at work fails its statement; unheard, its
  // error event would end the process as well.
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  pool.on('error', (error: Error & { code?: string }) => {
    logger.warn({ code: error.code }, 'an idle database connection was lost');
  });

  return {
    kind: config.database.kind,
    pool,
    system: kyselyOnPool(pool),
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

// Requests queue for the embedded database's one connection, so that waiting is no sign of a fault there.
const connectWithin = (config: Config) =>
  config.database.kind === 'postgres' ? CONNECT_WITHIN_MS : STATEMENT_WITHIN_MS;

// With values at hand the planner plans most statements anew each time, which takes longer than running them. The
// indexes begin with the owner: whatever is asked for, the plan is the same.
const GENERIC_PLANS = 'set plan_cache_mode = force_generic_plan';

const connectionSetup = (config: Config) =>
  config.database.kind === 'postgres'
    ? `set role hub_system; set statement_timeout = ${STATEMENT_WITHIN_MS}; ${GENERIC_PLANS}; ${PREPARE_SCOPE}`
    : `set role hub_system; deallocate all; ${PREPARE_SCOPE}`;
