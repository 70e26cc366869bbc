import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Clerk } from './move.ts';

/**
 * Locks features in ascending order, after the client, the case and the administration. Creates the row of a feature
 * that the organization never had. What is read afterwards stays true until the commit.
 */
export async function lockStocks(
  db: Db,
  { organizationId }: Clerk,
  featureIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(featureIds)].sort();
  const locked = await lockRows(db, organizationId, wanted);
  if (locked.length === wanted.length) return;
  await sql`insert into license_stocks (organization_id, feature_id)
    select ${organizationId}::uuid, feature_id from unnest(${wanted}::uuid[]) feature_id order by feature_id
    on conflict do nothing`.execute(db);
  await lockRows(db, organizationId, wanted);
}

const lockRows = (db: Db, organizationId: string, featureIds: string[]) =>
  db
    .selectFrom('license_stocks')
    .select('feature_id')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`feature_id = any(${featureIds}::uuid[])`)
    .orderBy('feature_id')
    .forUpdate()
    .execute();

export async function setPooling(
  db: Db,
  clerk: Clerk,
  featureIds: readonly string[],
  isEnabled: boolean,
): Promise<void> {
  await lockStocks(db, clerk, featureIds);
  await db
    .updateTable('license_stocks')
    .set({ is_pooling_enabled: isEnabled })
    .where('organization_id', '=', clerk.organizationId)
    .where(sql<boolean>`feature_id = any(${[...featureIds]}::uuid[])`)
    .execute();
}

/** Sets the number below which managers are notified of a low stock; null is the default. */
export async function setThreshold(
  db: Db,
  clerk: Clerk,
  featureId: string,
  threshold: number | null,
): Promise<void> {
  await lockStocks(db, clerk, [featureId]);
  await db
    .updateTable('license_stocks')
    .set({ low_under: threshold })
    .where('organization_id', '=', clerk.organizationId)
    .where('feature_id', '=', featureId)
    .execute();
}
