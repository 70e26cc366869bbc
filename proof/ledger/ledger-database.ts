import { sql } from 'kysely';
import { readConfig } from '../../apps/server/src/config.ts';
import { LOCK_WAIT_MS, tryAgainWhileBusy } from '../../apps/server/src/db/busy.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import type { Database, Db } from '../../apps/server/src/db/database.ts';
import { isDatabaseBusy } from '../../apps/server/src/db/database-away.ts';
import { inSystemTransaction } from '../../apps/server/src/db/transaction.ts';
import { grant } from '../../apps/server/src/features/licenses/ledger/grant.ts';
import type { Clerk } from '../../apps/server/src/features/licenses/ledger/move.ts';
import { Problem } from '../../apps/server/src/http/problem.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';
import { addFeatures, findColleagues, type LedgerAccount } from '../../apps/server/test/ledger.ts';
import { TEST_KEY } from '../../apps/server/test/test-key.ts';
import { startFilledPostgres } from '../faults/private-postgres.ts';

export const TODAY = '2026-03-10';

export type LedgerDatabase = Awaited<ReturnType<typeof openLedger>>;

/** A PostgreSQL server with several connections to the ledger, as several instances of the hub have. */
export async function openLedger(connections: number, features: number) {
  // As on a server in use: without statistics, work on new rows takes ten times as long.
  const postgres = await startFilledPostgres({ autovacuum: 'on', autovacuum_naptime: '5s' });
  const url = await postgres.createDatabase('ledger');
  const config = readConfig({
    DATABASE_URL: url,
    DATABASE_POOL_SIZE: String(connections),
    ENCRYPTION_KEY: TEST_KEY,
  });
  const database = await connect(config, createLogger('silent'));
  const { licenseKeys } = loadSecrets(config);
  const accounts = await findColleagues(database.system);
  return {
    url,
    database,
    licenseKeys,
    accounts,
    featureIds: await addFeatures(database.system, features),
    async close() {
      await database.close();
      await postgres.remove();
    },
  };
}

export const clerkOf = ({ organizationId, accountId }: LedgerAccount, today = TODAY): Clerk => ({
  organizationId,
  accountId,
  today,
});

/** Runs one change in a transaction of its own, and returns the reason if it was refused correctly. */
export async function attempt<T>(
  database: Database,
  work: (db: Db) => Promise<T>,
  run = inSystemTransaction<T>,
): Promise<T | Problem> {
  try {
    return await run(database, work);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Waits for locks as briefly as a call does, and retries for a while. */
const inCall = <T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> =>
  tryAgainWhileBusy(() =>
    inSystemTransaction(database, async (db) => {
      await sql`set local lock_timeout = ${sql.raw(String(LOCK_WAIT_MS))}`.execute(db);
      return work(db);
    }),
  );

/** Waits for locks as a call does, and retries whenever the hub answers that it is busy. */
export async function attemptAsCall<T>(database: Database, work: (db: Db) => Promise<T>) {
  for (;;) {
    try {
      return await attempt(database, work, inCall<T>);
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
    }
  }
}

export const grantUses = (database: Database, clerk: Clerk, featureId: string, quantity: number) =>
  inSystemTransaction(database, (db) => grant(db, clerk, { featureId, quantity, source: 'grant' }));
