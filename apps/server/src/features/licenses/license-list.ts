import { ADMIN } from '@hub/contract/catalogs/roles';
import type { License } from '@hub/contract/core/licenses/license';
import type { UsesLeft } from '@hub/contract/core/licenses/licenses';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../db/find-page.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import type { AdmittedCaller } from '../../http/serve.ts';
import { FEATURE_NAMES } from './feature-lookup.ts';
import { ENDING_FIRST, isLive } from './ledger/holding.ts';
import { clerkOf } from './license-clerk.ts';

type Caller = Pick<AdmittedCaller, 'organizationId' | 'accountId' | 'roleId' | 'timeZone'>;
type Match = { productId?: string | undefined; state?: License['state'] | undefined; id?: string };

/**
 * The holdings of a lot that count for a caller: all for a manager, otherwise the caller's own and the pool if pooling
 * is on.
 */
const countsFor = ({ accountId, roleId }: Caller) => sql<boolean>`(
  ${roleId === ADMIN} or holding.account_id = ${accountId}
  or holding.account_id is null and (stock.is_pooling_enabled or organization.organization_type = 'Individual')
)`;

/** The lots of a caller with their numbers. What is left of an ended lot counts as expired immediately. */
const lotsOf = (caller: Caller): RawBuilder<License> => {
  const { organizationId, today } = clerkOf(caller);
  return sql<License>`
    select *, case
        when "expiresOn" < ${today}::date then 'ended'
        when "startsOn" > ${today}::date then 'upcoming'
        when available = 0 then 'used-up'
        else 'active'
      end as state
    from (
      select lot.id, ${FEATURE_NAMES}, lot.starts_on as "startsOn", lot.expires_on as "expiresOn", lot.source,
        lot.created_at as created, stock.is_pooling_enabled as "isPoolingEnabled",
        sum(holding.available + holding.held + holding.consumed + holding.expired + holding.transferred)::integer
          as quantity,
        case when lot.expires_on < ${today}::date then 0 else sum(holding.available) end::integer as available,
        sum(holding.held)::integer as held,
        sum(holding.consumed)::integer as consumed,
        sum(
          holding.expired + case when lot.expires_on < ${today}::date then holding.available else 0 end
        )::integer as expired,
        sum(holding.transferred)::integer as transferred
      from license_lots lot
      join license_stocks stock
        on stock.organization_id = lot.organization_id and stock.feature_id = lot.feature_id
      join organizations organization on organization.id = lot.organization_id
      join license_holdings holding
        on holding.organization_id = lot.organization_id and holding.lot_id = lot.id
      join product_features feature on feature.id = lot.feature_id
      join products product on product.id = feature.product_id
      where lot.organization_id = ${organizationId} and ${countsFor(caller)}
      group by lot.organization_id, lot.id, stock.is_pooling_enabled, feature.id, product.id
    ) lots
    where quantity > 0`;
};

export async function findLicenses(db: Db, caller: Caller, { productId, state }: Match, page: Page) {
  const { rows } = await sql<License & { total: number }>`
    select *, count(*) over ()::integer as total from (${lotsOf(caller)}) found
    where (${productId ?? null}::uuid is null or "productId" = ${productId ?? null}::uuid)
      and (${state ?? null}::text is null or state = ${state ?? null}::text)
    order by "productName", "featureName", "expiresOn" nulls last, created, id
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}
  `.execute(db);
  const totalItems =
    rows[0]?.total ?? (page.page > 1 ? await countLicenses(db, caller, { productId, state }) : 0);
  return { rows, totalItems };
}

async function countLicenses(db: Db, caller: Caller, match: Match): Promise<number> {
  return (await findLicenses(db, caller, match, { page: 1, pageSize: 1 })).totalItems;
}

export async function requireLicense(db: Db, caller: Caller, id: string): Promise<License> {
  const { rows } = await sql<License>`select * from (${lotsOf(caller)}) found where id = ${id}`.execute(db);
  if (!rows[0]) throw new Problem('not-found');
  return rows[0];
}

/** A lot ends soon when it ends within this many days. */
const ENDS_SOON_DAYS = 30;

/** The holdings that the caller draws from: their own, and the pool if pooling is on. */
const isDrawable = (caller: Caller) => {
  const { accountId, today } = clerkOf(caller);
  return sql`${isLive(today)} and (
    holding.account_id = ${accountId} or holding.account_id is null
      and (stock.is_pooling_enabled or organization.organization_type = 'Individual')
  )`;
};

export type DrawableUses = {
  featureId: string;
  left: number;
  /** The last day of the lot that the next use is drawn from. */
  endsOn: CalendarDay | null;
};

/** How many uses of each feature the caller could draw now, and which come first. */
export async function findDrawableUses(db: Db, caller: Caller): Promise<DrawableUses[]> {
  const { rows } = await sql<DrawableUses>`
    select holding.feature_id as "featureId", sum(holding.available)::integer as left,
      (array_agg(lot.expires_on order by holding.account_id nulls last, ${ENDING_FIRST}))[1] as "endsOn"
    from license_holdings holding
    join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
    join license_stocks stock
      on stock.organization_id = holding.organization_id and stock.feature_id = holding.feature_id
    join organizations organization on organization.id = holding.organization_id
    where holding.organization_id = ${caller.organizationId} and holding.available > 0 and ${isDrawable(caller)}
    group by holding.feature_id
  `.execute(db);
  return rows;
}

/** The uses that the caller could draw now, for each feature that the organization has or had. */
export async function findUsesLeft(
  db: Db,
  caller: Caller,
  productId: string | undefined,
): Promise<UsesLeft[]> {
  const { organizationId, accountId, today } = clerkOf(caller);
  const drawable = isDrawable(caller);
  const { rows } = await sql<UsesLeft>`
    select ${FEATURE_NAMES}, feature.kind,
      coalesce(sum(holding.available) filter (where ${drawable}), 0)::integer as available,
      coalesce(sum(holding.available) filter (where ${drawable} and holding.account_id is not null), 0)::integer
        as assigned,
      coalesce(sum(holding.available) filter (where ${caller.roleId === ADMIN ? isLive(today) : drawable}), 0)::integer
        as "inOrganization",
      exists (
        select from license_holds hold
        where hold.organization_id = ${organizationId} and hold.feature_id = feature.id
          and hold.account_id = ${accountId} and hold.administration_id is null and hold.outcome is null
      ) as "hasSeat",
      min(lot.expires_on) filter (
        where ${drawable} and holding.available > 0 and lot.expires_on <= ${today}::date + ${ENDS_SOON_DAYS}::integer
      ) as "endingOn",
      exists (
        select from license_alerts alert
        where alert.organization_id = ${organizationId} and alert.feature_id = feature.id and alert.kind = 'low'
          and alert.over_at is null
      ) as "isLow"
    from license_stocks stock
    join organizations organization on organization.id = stock.organization_id
    join license_lots lot on lot.organization_id = stock.organization_id and lot.feature_id = stock.feature_id
    join license_holdings holding on holding.organization_id = lot.organization_id and holding.lot_id = lot.id
    join product_features feature on feature.id = stock.feature_id
    join products product on product.id = feature.product_id
    where stock.organization_id = ${organizationId}
      and (${productId ?? null}::uuid is null or feature.product_id = ${productId ?? null}::uuid)
    group by feature.id, product.id
    order by product.name, feature.place
  `.execute(db);
  return rows;
}

/** Whether the organization has a license for a product that has not ended. */
export const isLicensedTo = ({ organizationId, timeZone }: Pick<Caller, 'organizationId' | 'timeZone'>) =>
  sql<boolean>`exists (
    select from license_lots lot join product_features feature on feature.id = lot.feature_id
    where feature.product_id = products.id and lot.organization_id = ${organizationId}
      and (lot.expires_on is null or lot.expires_on >= ${organizationDay(timeZone)}::date)
  )`;
