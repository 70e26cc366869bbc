import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Clerk } from './move.ts';

export type Holding = {
  id: string;
  featureId: string;
  lotId: string;
  accountId: string | null;
  available: number;
  held: number;
  consumed: number;
  /** The lot's last day. */
  expiresOn: CalendarDay | null;
};

const COLUMNS = sql`holding.id, holding.feature_id as "featureId", holding.lot_id as "lotId",
  holding.account_id as "accountId", holding.available, holding.held, holding.consumed, lot.expires_on as "expiresOn"`;

const FROM_LOTS = sql`from license_holdings holding
  join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id`;

/** A lot that has started and not ended. */
export const isLive = (today: CalendarDay): RawBuilder<boolean> =>
  sql`lot.starts_on <= ${today}::date and (lot.expires_on is null or lot.expires_on >= ${today}::date)`;

/** Sorts the lots of each owner by their end, then by age. */
export const ENDING_FIRST = sql`lot.expires_on nulls last, lot.created_at, lot.id`;

/** Says in words who can provide more uses. */
export async function whyNoneIsLeft(
  db: Db,
  { organizationId, today }: Clerk,
  featureId: string,
): Promise<string> {
  const { rows } = await sql<{ hasPool: boolean; pooling: boolean }>`
    select stock.is_pooling_enabled as pooling, exists (
      select ${FROM_LOTS}
      where holding.organization_id = stock.organization_id and holding.feature_id = stock.feature_id
        and holding.account_id is null and holding.available > 0 and ${isLive(today)}
    ) as "hasPool"
    from license_stocks stock
    where stock.organization_id = ${organizationId} and stock.feature_id = ${featureId}
  `.execute(db);
  const [{ hasPool, pooling } = { hasPool: false, pooling: true }] = rows;
  if (hasPool && !pooling) {
    return 'You have used up what was assigned to you. A manager of your organization can assign you more.';
  }
  return 'Your organization has none left. A manager of your organization can ask for more.';
}

/** The holdings of one account or of the pool in lots that have not ended, sorted by the end of the lot. */
export async function findHoldings(
  db: Db,
  { organizationId, today }: Clerk,
  featureId: string,
  accountId: string | null,
): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select ${COLUMNS} ${FROM_LOTS}
    where holding.organization_id = ${organizationId} and holding.feature_id = ${featureId}
      and holding.account_id is not distinct from ${accountId}::uuid
      and (lot.expires_on is null or lot.expires_on >= ${today}::date)
    order by ${ENDING_FIRST}
  `.execute(db);
  return rows;
}

/** The same for several features and accounts, and for the pools of these features. */
export async function findHoldingsOf(
  db: Db,
  { organizationId, today }: Clerk,
  wanted: readonly Pick<Holding, 'featureId' | 'accountId'>[],
): Promise<Holding[]> {
  const featureIds = [...new Set(wanted.map(({ featureId }) => featureId))];
  const accountIds = [...new Set(wanted.map(({ accountId }) => accountId))];
  const { rows } = await sql<Holding>`
    select ${COLUMNS} ${FROM_LOTS}
    where holding.organization_id = ${organizationId} and holding.feature_id = any(${featureIds}::uuid[])
      and (holding.account_id is null or holding.account_id = any(${accountIds}::uuid[]))
      and (lot.expires_on is null or lot.expires_on >= ${today}::date)
    order by ${ENDING_FIRST}
  `.execute(db);
  return rows;
}

type LotPart = Pick<Holding, 'featureId' | 'lotId' | 'accountId'>;

/** Finds or creates the holding of an account, or of the pool, in a lot. */
export async function ensureHolding(
  db: Db,
  clerk: Clerk,
  lot: Pick<Holding, 'featureId' | 'lotId'>,
  accountId: string | null,
): Promise<string> {
  const part = { ...lot, accountId };
  return (await ensureHoldings(db, clerk, [part]))(part);
}

/** The same for many holdings. Returns a function that gives the id of each. */
export async function ensureHoldings(db: Db, { organizationId }: Clerk, parts: readonly LotPart[]) {
  const byKey = new Map(parts.map((part) => [keyOf(part), part]));
  await db
    .insertInto('license_holdings')
    .values(
      [...byKey.values()].map(({ featureId, lotId, accountId }) => ({
        organization_id: organizationId,
        feature_id: featureId,
        lot_id: lotId,
        account_id: accountId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['organization_id', 'lot_id', 'account_id']).doNothing())
    .execute();
  const lotIds = [...new Set(parts.map(({ lotId }) => lotId))];
  const found = await db
    .selectFrom('license_holdings')
    .select(['id', 'lot_id as lotId', 'account_id as accountId'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`lot_id = any(${lotIds}::uuid[])`)
    .execute();
  const ids = new Map(found.map((holding) => [keyOf(holding), holding.id]));
  return (part: Pick<LotPart, 'lotId' | 'accountId'>): string => {
    const id = ids.get(keyOf(part));
    if (!id) throw new Error(`no holding was made of lot ${part.lotId}`);
    return id;
  };
}

const keyOf = ({ lotId, accountId }: Pick<LotPart, 'lotId' | 'accountId'>) => `${lotId} ${accountId}`;
