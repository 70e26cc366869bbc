import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { Problem } from '../../../http/problem.ts';
import { findDrawable, whyNoneIsLeft } from './holding.ts';
import { type Clerk, move } from './move.ts';
import { lockStocks } from './stock.ts';

type Draw = { featureId: string; accountId: string };
type OutsideUse = Draw & { reason: string; idempotencyKey: string };
type Administration = { id: string; number: string };

async function refuse(db: Db, clerk: Clerk, { featureId }: Draw): Promise<never> {
  throw new Problem('no-use-left', { detail: await whyNoneIsLeft(db, clerk, featureId) });
}

/** Takes one use for something outside of the hub, once for a key of the caller. Answers its entry. */
export async function consumeOutside(db: Db, clerk: Clerk, use: OutsideUse): Promise<string> {
  await lockStocks(db, clerk, [use.featureId]);
  // Asked together: others wait for the lock.
  const [before, drawable] = await Promise.all([
    findOutsideUse(db, clerk, use.idempotencyKey),
    findDrawable(db, clerk, use),
  ]);
  if (before) return before.id;
  const { id: holdingId, featureId, lotId } = drawable ?? (await refuse(db, clerk, use));
  const id = randomUUID();
  await move(db, clerk, [
    {
      id,
      kind: 'CONSUME',
      featureId,
      lotId,
      from: { holdingId, place: 'available' },
      to: { holdingId, place: 'consumed' },
      quantity: 1,
      accountId: use.accountId,
      reason: use.reason,
      idempotencyKey: use.idempotencyKey,
    },
  ]);
  return id;
}

const findOutsideUse = (db: Db, { organizationId, accountId }: Clerk, key: string) =>
  db
    .selectFrom('license_entries')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('by_account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Sets one use aside for an administration, until it is settled. Answers the hold. */
export const hold = (
  db: Db,
  clerk: Clerk,
  draw: Draw & { administration: Administration },
): Promise<string> => setAside(db, clerk, draw, draw.administration);

/** Gives somebody a seat. Answers the hold. */
export const checkOut = (db: Db, clerk: Clerk, draw: Draw): Promise<string> => setAside(db, clerk, draw);

async function setAside(db: Db, clerk: Clerk, draw: Draw, administration?: Administration): Promise<string> {
  await lockStocks(db, clerk, [draw.featureId]);
  const [isTaken, drawable] = await Promise.all([
    hasOne(db, clerk, draw, administration),
    findDrawable(db, clerk, draw),
  ]);
  if (isTaken) throw new Problem(administration ? 'use-held' : 'seat-taken');
  const { id: holdingId, featureId, lotId } = drawable ?? (await refuse(db, clerk, draw));
  const id = randomUUID();
  await db
    .insertInto('license_holds')
    .values({
      organization_id: clerk.organizationId,
      id,
      feature_id: featureId,
      holding_id: holdingId,
      account_id: draw.accountId,
      administration_id: administration?.id ?? null,
      administration_number: administration?.number ?? null,
    })
    .execute();
  await move(db, clerk, [
    {
      id,
      kind: administration ? 'HOLD' : 'CHECKOUT',
      featureId,
      lotId,
      from: { holdingId, place: 'available' },
      to: { holdingId, place: 'held' },
      quantity: 1,
      accountId: draw.accountId,
      ...(administration && { administration }),
    },
  ]);
  return id;
}

async function hasOne(
  db: Db,
  { organizationId }: Clerk,
  { featureId, accountId }: Draw,
  administration: Administration | undefined,
): Promise<boolean> {
  const holds = db.selectFrom('license_holds').select('id').where('organization_id', '=', organizationId);
  const found = administration
    ? holds
        .where('administration_id', '=', administration.id)
        .where((either) => either.or([either('outcome', 'is', null), either('outcome', '=', 'consumed')]))
    : holds
        .where('administration_id', 'is', null)
        .where('outcome', 'is', null)
        .where('feature_id', '=', featureId)
        .where('account_id', '=', accountId);
  return (await found.executeTakeFirst()) !== undefined;
}
