import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { clientOf, type Db } from './database.ts';
import { namedQuery } from './named-statements.ts';

/** Writes a value as a parameter and answers how the statement names it. */
export type Bind = (value: unknown) => string;

/**
 * Runs a statement that is written as text, its values apart from it. For the few that run all the time: to build
 * one from parts takes longer than all else that is done in this process for a list, and so does the way through
 * the builder to the connection.
 */
export async function runStatement<Row>(db: Db, write: (bind: Bind) => string): Promise<Row[]> {
  const values: unknown[] = [];
  const text = write((value) => `$${values.push(value)}`);
  const client = clientOf(db);
  const { rows } = client
    ? await client.query<Row & pg.QueryResultRow>(namedQuery(text, values))
    : await db.executeQuery<Row>(CompiledQuery.raw(text, values));
  return rows;
}
