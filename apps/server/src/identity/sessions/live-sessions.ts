import type { Db } from '../../db/database.ts';

export const findLiveSessions = (db: Db, userId: string) =>
  db
    .selectFrom('live_sessions')
    .select(['id', 'grant_id', 'user_agent', 'address', 'opened_at', 'renewed_at'])
    .where('user_id', '=', userId)
    .orderBy('renewed_at', 'desc')
    .execute();
