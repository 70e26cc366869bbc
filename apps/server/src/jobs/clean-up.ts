import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Rows that are useless once the time in the column is this long ago. */
export type Leftover = { table: keyof Tables & string; column: string; after: string };

export async function cleanUp(db: Db, leftovers: readonly Leftover[]): Promise<void> {
  for (const { table, column, after } of leftovers) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < now() - ${after}::interval`.execute(
      db,
    );
  }
}
