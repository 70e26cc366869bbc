import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '../db/database.ts';

export type Enqueue = (db: Db, queue: string, data: object) => Promise<void>;

/** Puts a job into a queue with the given handle: it exists if and when that transaction commits. */
export function createEnqueue(boss: PgBoss): Enqueue {
  return async (db, queue, data) => {
    const executeSql = async (text: string, values: unknown[]) => {
      const result = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows };
    };
    await boss.send(queue, data, { db: { executeSql } });
  };
}
