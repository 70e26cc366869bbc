import { type CalendarDay, daysBetween } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { findManagerEmails } from '../../accounts/membership-repository.ts';
import type { Database, Db } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { licenseEndsMail, stockLowMail } from '../../mail/templates/license-alert.ts';
import { IS_COUNTED, usualThreshold } from './low-stock.ts';

type Parts = { database: Database; sendMail: SendMail; publicUrl: URL };

/**
 * Notifies managers that a stock is low or that a license ends soon, once for each crossing. The transaction that
 * queues the mails records it. Returns how many were notified.
 */
export async function alertOfLicenses(parts: Parts, now = new Date()): Promise<number> {
  return inSystemTransaction(parts.database, async (db) => {
    await endLowAlerts(db, now);
    const low = await takeLow(db, now);
    for (const { organizationId, ...stock } of low) {
      for (const { email } of await findManagerEmails(db, organizationId)) {
        await parts.sendMail(db, { to: email, ...stockLowMail(parts.publicUrl, stock) });
      }
    }
    const ending = await takeEnding(db, now);
    for (const { organizationId, expiresOn, today, ...lot } of ending) {
      const about = { ...lot, expiresOn, days: daysBetween(today, expiresOn) };
      for (const { email } of await findManagerEmails(db, organizationId)) {
        await parts.sendMail(db, { to: email, ...licenseEndsMail(parts.publicUrl, about) });
      }
    }
    return low.length + ending.length;
  });
}

/** The uses that each organization could still draw of a feature, and its threshold for low. */
const stocksOn = (now: Date) => sql`
  select stock.organization_id, stock.feature_id, feature.product_id, feature.name as feature_name, product.name as
    product_name, feature.counted_in,
    coalesce(sum(holding.available) filter (where lot.starts_on <= local.today
      and (lot.expires_on is null or lot.expires_on >= local.today)), 0)::integer as available,
    coalesce(stock.low_under, ${usualThreshold(now)}) as low_under
  from license_stocks stock
  join organizations on organizations.id = stock.organization_id
  cross join lateral (
    select (${now}::timestamptz at time zone coalesce(organizations.time_zone, 'UTC'))::date as today
  ) local
  join product_features feature on feature.id = stock.feature_id
  join products product on product.id = feature.product_id
  join license_lots lot on lot.organization_id = stock.organization_id and lot.feature_id = stock.feature_id
  join license_holdings holding on holding.organization_id = lot.organization_id and holding.lot_id = lot.id
  where ${IS_COUNTED}
  group by stock.organization_id, stock.feature_id, feature.id, product.name`;

/** Resets refilled stocks, so that the next crossing notifies again. */
async function endLowAlerts(db: Db, now: Date): Promise<void> {
  await sql`
    update license_alerts alert set over_at = now()
    from (${stocksOn(now)}) stock
    where alert.kind = 'low' and alert.over_at is null and alert.organization_id = stock.organization_id
      and alert.feature_id = stock.feature_id and stock.available >= stock.low_under
  `.execute(db);
}

export type LowStock = {
  organizationId: string;
  productId: string;
  productName: string;
  featureName: string;
  countedIn: 'uses' | 'seats';
  available: number;
};

/** Stocks that have become low. If another instance takes one, this waits and then skips it. */
async function takeLow(db: Db, now: Date): Promise<LowStock[]> {
  const { rows } = await sql<LowStock>`
    with low as (select * from (${stocksOn(now)}) stock where available < low_under),
    taken as (
      insert into license_alerts (organization_id, feature_id, kind)
      select organization_id, feature_id, 'low' from low order by organization_id, feature_id
      on conflict do nothing returning organization_id, feature_id
    )
    select low.organization_id as "organizationId", low.product_id as "productId", low.product_name as "productName",
      low.feature_name as "featureName", low.counted_in as "countedIn", low.available
    from low join taken using (organization_id, feature_id)
  `.execute(db);
  return rows;
}

export type EndingLot = Omit<LowStock, 'organizationId'> & { expiresOn: CalendarDay };

/** Lots with uses left that end within 30, 7 or 1 days; only the nearest of these steps. */
async function takeEnding(
  db: Db,
  now: Date,
): Promise<(EndingLot & { organizationId: string; today: CalendarDay })[]> {
  const { rows } = await sql<EndingLot & { organizationId: string; today: CalendarDay }>`
    with ending as (
      select lot.organization_id, lot.feature_id, lot.id as lot_id, lot.expires_on, local.today,
        case when lot.expires_on - local.today <= 1 then 'ends-1'
          when lot.expires_on - local.today <= 7 then 'ends-7' else 'ends-30' end as kind,
        sum(holding.available)::integer as available
      from license_lots lot
      join organizations on organizations.id = lot.organization_id
      cross join lateral (
        select (${now}::timestamptz at time zone coalesce(organizations.time_zone, 'UTC'))::date as today
      ) local
      join license_holdings holding
        on holding.organization_id = lot.organization_id and holding.lot_id = lot.id
      where lot.expires_on between local.today and local.today + 30 and lot.starts_on <= local.today
      group by lot.organization_id, lot.id, local.today
      having sum(holding.available) > 0
    ), taken as (
      insert into license_alerts (organization_id, feature_id, lot_id, kind)
      select organization_id, feature_id, lot_id, kind from ending order by organization_id, lot_id
      on conflict do nothing returning organization_id, lot_id
    )
    select ending.organization_id as "organizationId", feature.product_id as "productId",
      product.name as "productName", feature.name as "featureName", feature.counted_in as "countedIn",
      ending.available, ending.expires_on as "expiresOn", ending.today
    from ending join taken using (organization_id, lot_id)
    join product_features feature on feature.id = ending.feature_id
    join products product on product.id = feature.product_id
  `.execute(db);
  return rows;
}
