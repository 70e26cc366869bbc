import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { reclaim } from './assign.ts';
import type { Clerk } from './move.ts';
import { checkIn } from './settle.ts';
import { lockStocks } from './stock.ts';

/** Everything of an account that is not spent goes back to the pool: first its seats, then its uses. */
export async function returnAll(db: Db, clerk: Clerk, accountId: string): Promise<void> {
  const featureIds = await findFeatures(db, clerk, accountId);
  // All at once and in their order, before the seats are checked in one by one.
  await lockStocks(db, clerk, featureIds);
  for (const featureId of await findSeats(db, clerk, accountId)) {
    await checkIn(db, clerk, featureId, accountId);
  }
  await reclaim(db, clerk, featureIds, accountId);
}

/** Those of which the account has, or had, something. */
async function findFeatures(db: Db, { organizationId }: Clerk, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select feature_id as id from license_holdings
    where organization_id = ${organizationId} and account_id = ${accountId}
    union select feature_id from license_holds
    where organization_id = ${organizationId} and account_id = ${accountId} and outcome is null
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function findSeats(db: Db, { organizationId }: Clerk, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select feature_id as id from license_holds
    where organization_id = ${organizationId} and account_id = ${accountId}
      and administration_id is null and outcome is null
  `.execute(db);
  return rows.map(({ id }) => id);
}
