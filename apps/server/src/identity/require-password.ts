import type { Db } from '../db/database.ts';
import { Problem } from '../http/problem.ts';

/** A user of another provider changes email and password there. */
export async function requirePassword(db: Db, userId: string): Promise<void> {
  const { signs_in_elsewhere: elsewhere } = await db
    .selectFrom('users')
    .select('signs_in_elsewhere')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (elsewhere) throw new Problem('sign-in-elsewhere');
}
