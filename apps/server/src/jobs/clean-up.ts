import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Removes what has run out and nobody can use any more. */
export async function cleanUp(db: Db): Promise<void> {
  const ago = (interval: string) => sql<Date>`now() - ${interval}::interval`;
  await db.deleteFrom('provider_records').where('expires_at', '<', ago('1 hour')).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', ago('30 days')).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', ago('24 hours')).execute();
  await db.deleteFrom('rate_counters').where('window_start', '<', ago('1 hour')).execute();
  await db.deleteFrom('password_attempts').where('last_at', '<', ago('1 hour')).execute();
  await db.deleteFrom('account_codes').where('expires_at', '<', ago('1 day')).execute();
  await db.deleteFrom('recent_records').where('opened_at', '<', ago('90 days')).execute();
  await db.deleteFrom('signing_keys').where('retires_at', '<', ago('1 day')).execute();
}
