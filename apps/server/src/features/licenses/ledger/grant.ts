import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { Db } from '../../../db/database.ts';
import { ensureHolding } from './holding.ts';
import { type Clerk, move } from './move.ts';
import { lockStocks } from './stock.ts';

type Grant = {
  featureId: string;
  quantity: number;
  source: 'key' | 'grant' | 'demonstration';
  startsOn?: CalendarDay;
  expiresOn?: CalendarDay | null;
  reference?: string;
  /** The account whose holding receives the uses; the pool when left out. */
  accountId?: string | null;
  keyId?: string;
};

/** Adds a lot, usable now or from its first day. Returns its id. */
export async function grant(db: Db, clerk: Clerk, given: Grant): Promise<string> {
  const { featureId, quantity, accountId = null } = given;
  await lockStocks(db, clerk, [featureId]);
  const { id: lotId } = await db
    .insertInto('license_lots')
    .values({
      organization_id: clerk.organizationId,
      feature_id: featureId,
      quantity,
      starts_on: given.startsOn ?? clerk.today,
      expires_on: given.expiresOn ?? null,
      source: given.source,
      reference: given.reference ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const poolId = await ensureHolding(db, clerk, { featureId, lotId }, null);
  const holdingId = accountId ? await ensureHolding(db, clerk, { featureId, lotId }, accountId) : poolId;
  await move(db, clerk, [
    {
      kind: 'GRANT',
      featureId,
      lotId,
      to: { holdingId, bucket: 'available' },
      quantity,
      accountId,
      ...(given.keyId && { keyId: given.keyId }),
    },
  ]);
  return lotId;
}
