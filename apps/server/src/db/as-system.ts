import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Runs part of a call's transaction as the system and then returns to the caller's role: a permitted change can affect
 * rows that the caller cannot reach. If it fails, the whole transaction fails.
 */
export async function asSystem<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(db);
  await setRole(db, 'hub_system');
  const result = await work(db);
  await setRole(db, rows[0]?.role ?? '');
  return result;
}

const setRole = (db: Db, role: string) => sql`select set_config('role', ${role}, true)`.execute(db);
