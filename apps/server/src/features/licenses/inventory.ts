import type { InventoryFeature, InventoryProduct } from '@hub/contract/core/licenses/license-inventory';
import { sql } from 'kysely';
import type { Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { FEATURE_NAMES, type LicensedFeature } from './feature-lookup.ts';
import { isLive } from './ledger/holding.ts';
import { clerkOf } from './license-clerk.ts';
import { IS_COUNTED, usualThreshold } from './low-stock.ts';

type Row = InventoryFeature & Pick<LicensedFeature, 'productId' | 'productName'>;

/** A page of the products for which the organization has or had licenses. */
export async function findInventory(scope: Scope, page: Page) {
  const { organizationId } = scope;
  const { rows: products } = await sql<{ id: string; total: number }>`
    select product.id, count(*) over ()::integer as total from products product
    where exists (
      select from license_lots lot join product_features feature on feature.id = lot.feature_id
      where lot.organization_id = ${organizationId} and feature.product_id = product.id
    )
    order by product.name_key, product.id
    limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}
  `.execute(scope.db);
  const features = await findFeatures(
    scope,
    products.map(({ id }) => id),
  );
  return {
    rows: products.map(({ id }) => withFeatures(features.filter(({ productId }) => productId === id))),
    totalItems: products[0]?.total ?? (page.page > 1 ? await countProducts(scope) : 0),
  };
}

const countProducts = async (scope: Scope): Promise<number> =>
  (await findInventory(scope, { page: 1, pageSize: 1 })).totalItems;

function withFeatures(rows: readonly Row[]): InventoryProduct {
  const { productId = '', productName = '' } = rows[0] ?? {};
  return {
    productId,
    productName,
    features: rows.map(({ productId: _id, productName: _name, ...feature }) => feature),
  };
}

async function findFeatures(scope: Scope, productIds: readonly string[]): Promise<Row[]> {
  const { organizationId, today } = clerkOf(scope);
  const isOver = sql`lot.expires_on < ${today}::date`;
  const { rows } = await sql<Row>`
    select *, ("isCounted" and available < coalesce(threshold, "usualThreshold")) as "isLow" from (
      select ${FEATURE_NAMES}, feature.kind, feature.place, ${IS_COUNTED} as "isCounted",
        stock.is_pooling_enabled as "isPoolingEnabled",
        sum(holding.available + holding.held + holding.consumed + holding.expired + holding.transferred)::integer
          as quantity,
        coalesce(sum(holding.available) filter (where ${isLive(today)}), 0)::integer as available,
        coalesce(sum(holding.available) filter (where lot.starts_on > ${today}::date), 0)::integer as upcoming,
        coalesce(sum(holding.available) filter (where holding.account_id is null and (${isOver}) is not true), 0)
          ::integer as "inPool",
        coalesce(sum(holding.available) filter (where holding.account_id is not null and (${isOver}) is not true), 0)
          ::integer as assigned,
        sum(holding.held)::integer as held,
        sum(holding.consumed)::integer as consumed,
        sum(holding.expired + case when ${isOver} then holding.available else 0 end)::integer as expired,
        sum(holding.transferred)::integer as transferred,
        min(lot.expires_on) filter (where ${isLive(today)} and holding.available > 0) as "endsOn",
        stock.low_under as threshold, ${usualThreshold(new Date())} as "usualThreshold",
        count(distinct lot.id)::integer as lots
      from license_stocks stock
      join license_lots lot on lot.organization_id = stock.organization_id and lot.feature_id = stock.feature_id
      join license_holdings holding on holding.organization_id = lot.organization_id and holding.lot_id = lot.id
      join product_features feature on feature.id = stock.feature_id
      join products product on product.id = feature.product_id
      where stock.organization_id = ${organizationId} and feature.product_id = any(${[...productIds]}::uuid[])
      group by stock.organization_id, stock.feature_id, feature.id, product.id
    ) features
    order by place, "productFeatureId"
  `.execute(scope.db);
  return rows;
}
