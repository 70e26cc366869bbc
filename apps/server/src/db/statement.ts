import { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Writes a value as a parameter and answers how the statement names it. */
export type Bind = (value: unknown) => string;

/**
 * Runs a statement that is written as text, its values apart from it. For the few that run all the time: to build
 * one from parts takes longer than all else that is done in this process for a list.
 */
export async function runStatement<Row>(db: Db, write: (bind: Bind) => string): Promise<Row[]> {
  const values: unknown[] = [];
  const text = write((value) => `$${values.push(value)}`);
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
