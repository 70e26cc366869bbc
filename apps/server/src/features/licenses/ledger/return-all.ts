import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { reclaim } from './assign.ts';
import type { Clerk } from './move.ts';
import { checkIn } from './settle.ts';
import { lockStocks } from './stock.ts';

/**
 * Returns everything unspent of an account to the pool: first its seats, then its uses. Locks all features, because a
 * parallel call may be assigning one that the account did not have.
 */
export async function returnAll(db: Db, clerk: Clerk, accountId: string): Promise<void> {
  const featureIds = await findFeatures(db, clerk);
  await lockStocks(db, clerk, featureIds);
  for (const featureId of await findSeats(db, clerk, accountId)) {
    await checkIn(db, clerk, featureId, accountId);
  }
  await reclaim(db, clerk, featureIds, accountId);
}

/** The features that the organization has or had. */
async function findFeatures(db: Db, { organizationId }: Clerk): Promise<string[]> {
  const stocks = await db
    .selectFrom('license_stocks')
    .select('feature_id')
    .where('organization_id', '=', organizationId)
    .execute();
  return stocks.map(({ feature_id }) => feature_id);
}

async function findSeats(db: Db, { organizationId }: Clerk, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select feature_id as id from license_holds
    where organization_id = ${organizationId} and account_id = ${accountId}
      and administration_id is null and outcome is null
  `.execute(db);
  return rows.map(({ id }) => id);
}
