import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { inSystemTransaction } from '../src/db/transaction.ts';

/** Changes columns of a form, also its state, which nothing but `transition` can change in the product. */
export const changeForm = (database: Database, id: string, columns: object): Promise<void> =>
  inSystemTransaction(database, async (db) => {
    await sql`select set_config('hub.moving', ${id}, true)`.execute(db);
    await db.updateTable('administrations').set(columns).where('id', '=', id).execute();
  });
