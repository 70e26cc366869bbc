import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** The rows of one table, as a text that the database parses. */
export type TableRows = { table: keyof Tables & string; columns: string[]; json: string };

/** All rows have the same columns. */
export const tableRows = (
  table: TableRows['table'],
  rows: readonly Record<string, unknown>[],
): TableRows => ({ table, columns: Object.keys(rows[0] ?? {}), json: JSON.stringify(rows) });

/** Inserts any number of rows with one statement of constant length. */
export async function insertMany(
  db: Db,
  table: TableRows['table'],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  await insertJson(db, tableRows(table, rows));
}

export async function insertJson(db: Db, { table, columns: names, json }: TableRows): Promise<void> {
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
  `.execute(db);
}
