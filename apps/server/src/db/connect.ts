import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type Database, kyselyOnPool } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { type Install, migrate } from './migrate.ts';
import { PREPARE_SCOPE } from './request-scope.ts';
import { PREPARE_RESPONDENT_SCOPE } from './respondent-scope.ts';

// A date column is a calendar day, not an instant: kept as text, no time zone can shift it.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** How long to wait for a free connection. A queue of waiting requests is not a fault yet. */
const CONNECTION_WITHIN_MS = 8000;
/** PostgreSQL ends a statement that takes longer. */
const STATEMENT_WITHIN_MS = 10_000;
/** A connection without an answer by then is given up: it is frozen, or the network drops packets. */
const ANSWER_WITHIN_MS = 12_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

const LIMITS = {
  postgres: {
    connectionTimeoutMillis: CONNECTION_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  },
  // Requests queue for the one connection of the embedded database, so a long wait is not a fault there.
  embedded: { connectionTimeoutMillis: 15_000 },
};

type Logger = { warn: (details: object, message: string) => void };

/** Opens the database, migrates its tables, and returns a pool whose connections act as hub_system. */
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
    ...LIMITS[config.database.kind],
    // Independent statements are sent together.
    pipeline: true,
    onConnect: async (client) => {
      await client.query(connectionSetup(config));
    },
  });
  // An outage is logged once, however many connections fail.
  let isAway = false;
  pool.on('connect', (client) => {
    if (isAway) logger.warn({}, 'the database is back');
    isAway = false;
    // The pool listens only to idle connections. When a busy connection is lost, its statement fails; without this
    // listener its error event would end the process as well.
    client.on('error', () => {});
  });
  pool.on('error', (error: Error & { code?: string }) => {
    if (!isAway) logger.warn({ code: error.code }, 'the database is away');
    isAway = true;
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

// With parameter values the planner plans most statements anew each time, which takes longer than running them. All
// indexes begin with the owner, so the plan is the same for any values. A generic plan does not know that a page has
// few rows and would be JIT-compiled for a large table, which takes even longer.
const PLANNING = 'set plan_cache_mode = force_generic_plan; set jit = off';

const PREPARE = `${PREPARE_SCOPE}; ${PREPARE_RESPONDENT_SCOPE}`;

const connectionSetup = (config: Config) =>
  config.database.kind === 'postgres'
    ? `set role hub_system; set statement_timeout = ${STATEMENT_WITHIN_MS}; ${PLANNING}; ${PREPARE}`
    : `set role hub_system; deallocate all; ${PREPARE}`;
