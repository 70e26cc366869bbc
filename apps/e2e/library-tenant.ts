import type { Db } from '@hub/server/db/database';
import { addPending } from '@hub/server/features/licenses/pending-licenses';
import { demoAccount } from './demo-sign-in.ts';

/** Makes keys from its stock, and has licenses pending for its email. */
export const distributor = demoAccount('individual@demo.test', 'library');
/** Has neither a degree nor a license. */
export const newcomer = demoAccount('school@demo.test', 'library');

/** Accounts that the demonstration does not have. */
export async function seedLibraryTenant(db: Db): Promise<void> {
  await db
    .updateTable('users')
    .set({ licensed: false, highest_degree_id: null })
    .where('email', '=', newcomer.email)
    .execute();
  await db
    .updateTable('organizations')
    .set({ organization_type: 'Distributor' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.user_id')
        .select('accounts.organization_id')
        .where('users.email', '=', distributor.email),
    )
    .execute();
  const { id } = await db
    .selectFrom('product_features')
    .select('id')
    .where('sku', '=', 'LAP-PARENT')
    .executeTakeFirstOrThrow();
  await addPending(db, distributor.email, { productFeatureId: id, quantity: 7 });
}
