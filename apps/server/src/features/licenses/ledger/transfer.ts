import type { Db } from '../../../db/database.ts';
import { Problem } from '../../../http/problem.ts';
import { findHoldings } from './holding.ts';
import { type Clerk, move } from './move.ts';
import { lockStocks } from './stock.ts';

type Transfer = { featureId: string; lotId: string; quantity: number; keyId: string };

/** Moves uses of a distributor's lot into a key. They leave the lot and are granted where the key is activated. */
export async function transferToKey(db: Db, clerk: Clerk, { featureId, lotId, quantity, keyId }: Transfer) {
  await lockStocks(db, clerk, [featureId]);
  const pool = await findHoldings(db, clerk, featureId, null);
  const holding = pool.find((part) => part.lotId === lotId);
  const missing = quantity - (holding?.available ?? 0);
  if (!holding || missing > 0) throw new Problem('pool-short', { detail: `The lot has ${missing} too few.` });
  await move(db, clerk, [
    {
      kind: 'TRANSFER',
      featureId,
      lotId,
      from: { holdingId: holding.id, bucket: 'available' },
      to: { holdingId: holding.id, bucket: 'transferred' },
      quantity,
      accountId: null,
      keyId,
    },
  ]);
}

/** Takes back the uses of a key that was not activated. */
export async function takeBackFromKey(db: Db, clerk: Clerk, { featureId, lotId, quantity, keyId }: Transfer) {
  await lockStocks(db, clerk, [featureId]);
  const { id } = await db
    .selectFrom('license_holdings')
    .select('id')
    .where('organization_id', '=', clerk.organizationId)
    .where('lot_id', '=', lotId)
    .where('account_id', 'is', null)
    .executeTakeFirstOrThrow();
  await move(db, clerk, [
    {
      kind: 'TRANSFER',
      featureId,
      lotId,
      from: { holdingId: id, bucket: 'transferred' },
      to: { holdingId: id, bucket: 'available' },
      quantity,
      accountId: null,
      keyId,
    },
  ]);
}
