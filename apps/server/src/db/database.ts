import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { namedQuery } from './named-statements.ts';
import type { Tables } from './tables.ts';

/** A handle that runs SQL: the pool, or one connection inside a transaction. */
export type Db = Kysely<Tables>;

export type Database = {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  /** Runs as hub_system: identity and jobs. Each statement is a transaction of its own. */
  system: Db;
  close: () => Promise<void>;
};

/** Kysely on the pool, with named statements. */
export function kyselyOnPool(pool: pg.Pool): Db {
  return kyselyOver({
    connect: async () => {
      const client = await pool.connect();
      return namedClient(client, () => client.release());
    },
    end: async () => {},
  });
}

const handles = new WeakMap<pg.PoolClient, Db>();
const clients = new WeakMap<Db, pg.PoolClient>();

/** Kysely on one connection whose transaction the caller begins and ends. Cached for each connection. */
export function kyselyOnClient(client: pg.PoolClient): Db {
  const kept = handles.get(client);
  if (kept) return kept;
  const connection = namedClient(client, () => {});
  const handle = kyselyOver({ connect: async () => connection, end: async () => {} });
  handles.set(client, handle);
  clients.set(handle, client);
  return handle;
}

/** The connection behind a handle, unless the handle is the pool. */
export const clientOf = (db: Db): pg.PoolClient | undefined => clients.get(db);

const kyselyOver = (pool: PostgresPool) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

function namedClient(client: pg.PoolClient, release: () => void): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    values.length > 0 ? client.query(namedQuery(text, values)) : client.query(text);
  // The type also has cursors, which need a module that is not installed.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}
