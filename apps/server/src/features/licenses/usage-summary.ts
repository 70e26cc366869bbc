import type { UsageFilters, UsageMonth, UsageTotal } from '@hub/contract/core/licenses/license-usage';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { usageConditions } from './usage.ts';

/** The totals of the usage, read from the daily counts, so that few rows are read. */
export async function summarizeUsage(scope: Scope, filters: UsageFilters) {
  const { rows: totals } = await sql<UsageTotal>`
    select day.kind as entry, sum(day.entries)::integer as entries, sum(day.quantity)::integer as quantity
    from license_days day where ${usageConditions(scope, filters, 'day')}
    group by day.kind order by day.kind
  `.execute(scope.db);
  const counted = { ...filters, entry: filters.entry ?? 'CONSUME' } as const;
  const { rows: months } = await sql<UsageMonth>`
    select to_char(day.day, 'YYYY-MM') as month, product.id as "productId", product.name as "productName",
      sum(day.quantity)::integer as quantity
    from license_days day
    join product_features feature on feature.id = day.feature_id
    join products product on product.id = feature.product_id
    where ${usageConditions(scope, counted, 'day')}
    group by month, product.id order by month, product.name_key, product.id
  `.execute(scope.db);
  return { totals, months, ...(await findChoices(scope)) };
}

/** The values of the filters, independent of the current filters. */
async function findChoices(scope: Scope) {
  const { rows: products } = await sql<{ productId: string; productName: string }>`
    select product.id as "productId", product.name as "productName" from products product
    where product.id in (
      select feature.product_id from license_days day join product_features feature on feature.id = day.feature_id
      where ${usageConditions(scope, {}, 'day')}
    )
    order by product.name_key, product.id
  `.execute(scope.db);
  const { rows: accounts } = await sql<{ accountId: string; accountName: string }>`
    select accounts.id as "accountId", users.first_name || ' ' || users.last_name as "accountName"
    from accounts join users on users.id = accounts.user_id
    where accounts.organization_id = ${scope.organizationId}
      and accounts.id in (select day.account_id from license_days day where ${usageConditions(scope, {}, 'day')})
    order by lower(users.last_name), lower(users.first_name), accounts.id
  `.execute(scope.db);
  return { products, accounts };
}
