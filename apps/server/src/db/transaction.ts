import type pg from 'pg';
import { type Database, type Db, kyselyOnClient } from './database.ts';

/** Runs work as hub_system in one transaction. Do not wait for anything slow inside. */
export function inSystemTransaction<T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> {
  return inTransaction(database.pool, async (client) => {
    await client.query('begin');
    const result = await work(kyselyOnClient(client));
    await client.query('commit');
    return result;
  });
}

/**
 * Lends a connection to work that begins and commits its own transaction. A failure rolls back; a broken connection is
 * dropped.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
