import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Problem } from '../../../http/problem.ts';
import { ensureHolding } from './holding.ts';
import { type Bucket, type Clerk, type EntryKind, type Move, move } from './move.ts';
import { lockStocks } from './stock.ts';

/** How many days a held use may still be consumed after its lot has ended. */
export const DAYS_AFTER_END = 30;

type Held = {
  id: string;
  featureId: string;
  lotId: string;
  holdingId: string;
  /** The account whose holding it was drawn from; null is the pool. */
  drawnFrom: string | null;
  drawnFromActive: boolean;
  accountId: string;
  administration: { id: string; number: string } | null;
  expiresOn: CalendarDay | null;
  isHonoured: boolean;
};

type Outcome = 'consumed' | 'released' | 'refunded' | 'expired';
type Which = { administrationId: string } | { seatOf: string; featureId: string };

/** Consumes the held use of a form that was scored for the first time. */
export async function consumeHeld(db: Db, clerk: Clerk, administrationId: string): Promise<void> {
  const held = await lockHeld(db, clerk, { administrationId }, null);
  const lastDay = held.expiresOn && addDays(held.expiresOn, DAYS_AFTER_END);
  if (lastDay && clerk.today > lastDay && !held.isHonoured) throw new Problem('hold-over');
  await settle(db, clerk, held, 'CONSUME', { holdingId: held.holdingId, bucket: 'consumed' }, 'consumed');
}

/** Releases the held use of a form that ended without a score. */
export async function release(db: Db, clerk: Clerk, administrationId: string, reason = ''): Promise<void> {
  const held = await lockHeld(db, clerk, { administrationId }, null);
  await settle(db, clerk, held, 'RELEASE', await wayBack(db, clerk, held), 'released', reason);
}

/** Refunds a consumed use. */
export async function refund(db: Db, clerk: Clerk, administrationId: string, reason: string): Promise<void> {
  const held = await lockHeld(db, clerk, { administrationId }, 'consumed');
  await settle(db, clerk, held, 'REFUND', await wayBack(db, clerk, held), 'refunded', reason);
}

/** Checks in a seat. */
export async function checkIn(db: Db, clerk: Clerk, featureId: string, accountId: string): Promise<void> {
  const held = await lockHeld(db, clerk, { seatOf: accountId, featureId }, null);
  await settle(db, clerk, held, 'CHECKIN', await wayBack(db, clerk, held), 'released');
}

/**
 * Keeps the held use of a form consumable, however long its review takes, because the form was submitted in time. No
 * balance changes, so nobody waits for the lock of the feature. False if no use is held any more.
 */
export async function honour(db: Db, organizationId: string, administrationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('license_holds')
    .set({ honoured_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The day until which the held use of a form can be consumed; null when its lot has no end. */
export async function findHeldUntil(
  db: Db,
  organizationId: string,
  administrationId: string,
): Promise<CalendarDay | null> {
  const { rows } = await sql<{ until: CalendarDay | null }>`
    select lot.expires_on + ${DAYS_AFTER_END}::integer as until
    from license_holds hold
    join license_holdings holding
      on holding.organization_id = hold.organization_id and holding.id = hold.holding_id
    join license_lots lot on lot.organization_id = hold.organization_id and lot.id = holding.lot_id
    where hold.organization_id = ${organizationId} and hold.administration_id = ${administrationId}
      and hold.outcome is null
  `.execute(db);
  return rows[0]?.until ?? null;
}

/** The hold in this state. The lock of its feature is taken first. */
async function lockHeld(db: Db, clerk: Clerk, which: Which, outcome: 'consumed' | null): Promise<Held> {
  const seen = await findHeld(db, clerk, which, outcome);
  if (!seen) throw new Problem('not-held');
  await lockStocks(db, clerk, [seen.featureId]);
  const held = await findHeld(db, clerk, which, outcome);
  if (!held) throw new Problem('not-held');
  return held;
}

async function findHeld(
  db: Db,
  { organizationId }: Clerk,
  which: Which,
  outcome: 'consumed' | null,
): Promise<Held | undefined> {
  const condition =
    'administrationId' in which
      ? sql`hold.administration_id = ${which.administrationId}`
      : sql`hold.administration_id is null and hold.account_id = ${which.seatOf}
          and hold.feature_id = ${which.featureId}`;
  const { rows } = await sql<Held>`
    select ${HELD} where hold.organization_id = ${organizationId} and ${condition}
      and hold.outcome is not distinct from ${outcome}::text
  `.execute(db);
  return rows[0];
}

const HELD = sql`hold.id, hold.feature_id as "featureId", holding.lot_id as "lotId", holding.id as "holdingId",
    holding.account_id as "drawnFrom", coalesce(account.status = 'Active', true) as "drawnFromActive",
    hold.account_id as "accountId", case when hold.administration_id is not null then
      jsonb_build_object('id', hold.administration_id, 'number', hold.administration_number)
    end as administration, lot.expires_on as "expiresOn",
    hold.honoured_at is not null as "isHonoured"
  from license_holds hold
  join license_holdings holding
    on holding.organization_id = hold.organization_id and holding.id = hold.holding_id
  join license_lots lot on lot.organization_id = hold.organization_id and lot.id = holding.lot_id
  left join accounts account
    on account.organization_id = holding.organization_id and account.id = holding.account_id`;

/**
 * The bucket to return to: the holding it was drawn from, the pool if its account is inactive, or expired if its lot
 * has ended.
 */
async function wayBack(db: Db, clerk: Clerk, held: Held): Promise<Move['to']> {
  const hasEnded = held.expiresOn !== null && held.expiresOn < clerk.today;
  if (hasEnded) return { holdingId: held.holdingId, bucket: 'expired' };
  if (held.drawnFromActive) return { holdingId: held.holdingId, bucket: 'available' };
  return { holdingId: await ensureHolding(db, clerk, held, null), bucket: 'available' };
}

async function settle(
  db: Db,
  clerk: Clerk,
  held: Held,
  kind: EntryKind,
  to: Move['to'],
  outcome: Outcome,
  reason = '',
): Promise<void> {
  const from: Bucket = kind === 'REFUND' ? 'consumed' : 'held';
  await db
    .updateTable('license_holds')
    .set({ outcome })
    .where('organization_id', '=', clerk.organizationId)
    .where('id', '=', held.id)
    .execute();
  await move(db, clerk, [
    {
      kind,
      featureId: held.featureId,
      lotId: held.lotId,
      from: { holdingId: held.holdingId, bucket: from },
      to,
      quantity: 1,
      accountId: held.accountId,
      holdId: held.id,
      reason,
      ...(held.administration && { administration: held.administration }),
    },
  ]);
}

type Ended = { id: string; featureId: string; lotId: string; quantity: number; accountId: string | null };

/** Writes expirations: the rest of ended lots immediately, held uses 30 days later, and seats. */
export async function expire(db: Db, clerk: Clerk, featureId: string): Promise<number> {
  await lockStocks(db, clerk, [featureId]);
  const available = await findEndedHoldings(db, clerk, featureId);
  const holds = await findEndedHolds(db, clerk, featureId);
  await db
    .updateTable('license_holds')
    .set({ outcome: 'expired' })
    .where('organization_id', '=', clerk.organizationId)
    .where(sql<boolean>`id = any(${holds.map(({ id }) => id)}::uuid[])`)
    .execute();
  const moves = [
    ...available.map(
      ({ id, lotId, quantity, accountId }): Move => ({
        kind: 'EXPIRE',
        featureId,
        lotId,
        from: { holdingId: id, bucket: 'available' },
        to: { holdingId: id, bucket: 'expired' },
        quantity,
        accountId,
      }),
    ),
    ...holds.map(
      ({ id, lotId, holdingId, accountId }): Move => ({
        kind: 'EXPIRE',
        featureId,
        lotId,
        from: { holdingId, bucket: 'held' },
        to: { holdingId, bucket: 'expired' },
        quantity: 1,
        accountId,
        holdId: id,
      }),
    ),
  ];
  await move(db, clerk, moves);
  return moves.length;
}

async function findEndedHoldings(
  db: Db,
  { organizationId, today }: Clerk,
  featureId: string,
): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select holding.id, holding.feature_id as "featureId", holding.lot_id as "lotId", holding.available as quantity,
      holding.account_id as "accountId"
    from license_holdings holding
    join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
    where holding.organization_id = ${organizationId} and holding.feature_id = ${featureId}
      and holding.available > 0 and lot.expires_on < ${today}::date
  `.execute(db);
  return rows;
}

/**
 * A seat ends with its lot. A use held for a form stays for a while, and permanently if the form was submitted in time.
 */
async function findEndedHolds(db: Db, { organizationId, today }: Clerk, featureId: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select ${HELD} where hold.organization_id = ${organizationId} and hold.feature_id = ${featureId}
      and hold.outcome is null and hold.honoured_at is null
      and lot.expires_on < ${today}::date
        - case when hold.administration_id is null then 0 else ${DAYS_AFTER_END}::integer end
  `.execute(db);
  return rows;
}
