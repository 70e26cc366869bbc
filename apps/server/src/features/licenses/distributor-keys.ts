import type { DistributedKey } from '@hub/contract/core/licenses/distributor-keys';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../db/find-page.ts';
import { Problem } from '../../http/problem.ts';
import type { AdmittedCaller } from '../../http/serve.ts';
import { FEATURE_NAMES } from './feature-lookup.ts';
import { takeBackFromKey } from './ledger/transfer.ts';
import { clerkOf } from './license-clerk.ts';
import { requireDistributor } from './license-service.ts';

type Row = Omit<DistributedKey, 'made' | 'activated'> & { madeAt: Date; activatedAt: Date | null };
type Match = { productId?: string | undefined; state?: DistributedKey['state'] | undefined };

const keysOf = (caller: AdmittedCaller) => sql<Row>`
  select key.id, ${FEATURE_NAMES}, key.ending, key.quantity, key.reference, key.made_at as "madeAt",
    key.activated_at as "activatedAt", buyer.name as "buyerName",
    case
      when key.taken_back_at is not null then 'taken-back'
      when key.activated_at is not null then 'activated'
      when key.activate_until < ${clerkOf(caller).today}::date then 'expired'
      else 'unused'
    end as state
  from license_keys key
  join product_features feature on feature.id = key.feature_id
  join products product on product.id = feature.product_id
  left join organizations buyer on buyer.id = key.activated_in
  where key.organization_id = ${caller.organizationId}`;

const present = ({ madeAt, activatedAt, ...row }: Row): DistributedKey => ({
  ...row,
  made: madeAt.toISOString(),
  activated: activatedAt?.toISOString() ?? null,
});

export async function findDistributedKeys(
  db: Db,
  caller: AdmittedCaller,
  { productId, state }: Match,
  { page, pageSize }: Page,
) {
  await requireDistributor(db, caller);
  const matching = sql`from (${keysOf(caller)}) found
    where (${state ?? null}::text is null or state = ${state ?? null})
      and (${productId ?? null}::uuid is null or "productId" = ${productId ?? null}::uuid)`;
  const { rows } = await sql<Row>`
    select * ${matching} order by "madeAt" desc, id limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const { rows: counts } = await sql<{
    total: number;
  }>`select count(*)::integer as total ${matching}`.execute(db);
  return { rows: rows.map(present), totalItems: counts[0]?.total ?? 0 };
}

/** Revokes a key that was not activated, and returns its uses to the stock. */
export async function takeBack(db: Db, caller: AdmittedCaller, id: string): Promise<DistributedKey> {
  await requireDistributor(db, caller);
  const key = await db
    .selectFrom('license_keys')
    .selectAll()
    .where('organization_id', '=', caller.organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!key?.lot_id || key.taken_back_at) throw new Problem('not-found');
  if (key.activated_at) throw new Problem('key-used');
  await db.updateTable('license_keys').set({ taken_back_at: sql`now()` }).where('id', '=', id).execute();
  const { feature_id: featureId, lot_id: lotId, quantity } = key;
  await takeBackFromKey(db, clerkOf(caller), { featureId, lotId, quantity, keyId: id });
  const { rows } = await sql<Row>`select * from (${keysOf(caller)}) found where id = ${id}`.execute(db);
  if (!rows[0]) throw new Problem('not-found');
  return present(rows[0]);
}
