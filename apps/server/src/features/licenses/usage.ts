import { ADMIN } from '@hub/contract/catalogs/roles';
import {
  type Usage,
  type UsageFilters,
  type UsageMatch,
  usageKinds,
} from '@hub/contract/core/licenses/license-usage';
import { usageFileName, usageRangeInWords } from '@hub/contract/core/licenses/usage-range';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Piece } from '../../http/serve-download.ts';
import { FEATURE_NAMES, type LicensedFeature } from './feature-lookup.ts';
import { clerkOf } from './license-clerk.ts';

type Row = Omit<Usage, 'date'> & { at: Date };
/** The last row of a page; the next page begins after it. */
type End = { at: string; id: string };

const SORTED_BY: Record<UsageMatch['sortBy'], string> = {
  date: 'entry.at',
  productName: 'product.name',
  featureName: 'feature.name',
  accountName: `(users.last_name || ' ' || users.first_name)`,
  entry: 'entry.kind',
};

/** Conditions of the filters. Only a manager sees the usage of others. */
export const usageConditions = (
  scope: Scope,
  { productId, accountId, startDate, endDate, entry }: UsageFilters,
  table: 'entry' | 'day',
) => {
  const row = sql.raw(table);
  const conditions = [
    sql`${row}.organization_id = ${scope.organizationId}`,
    sql`${row}.kind = any(${entry ? [entry] : [...usageKinds]}::text[])`,
  ];
  if (scope.roleId !== ADMIN) conditions.push(sql`${row}.account_id = ${scope.accountId}`);
  if (accountId) conditions.push(sql`${row}.account_id = ${accountId}`);
  if (startDate) conditions.push(sql`${row}.day >= ${startDate}::date`);
  if (endDate) conditions.push(sql`${row}.day <= ${endDate}::date`);
  if (productId) {
    conditions.push(
      sql`${row}.feature_id in (select id from product_features where product_id = ${productId})`,
    );
  }
  return sql.join(conditions, sql` and `);
};

const SELECT = sql`
  select entry.id, entry.at, product.name as "productName", feature.name as "featureName",
    entry.account_id as "accountId", coalesce(users.first_name || ' ' || users.last_name, '') as "accountName",
    entry.kind as entry, entry.quantity, entry.administration_number as "administrationNumber"`;

const FROM = sql`
  from license_entries entry
  join product_features feature on feature.id = entry.feature_id
  join products product on product.id = feature.product_id
  left join accounts on accounts.organization_id = entry.organization_id and accounts.id = entry.account_id
  left join users on users.id = accounts.user_id`;

/** A page of the usage. The daily counts give the total. */
export async function findUsage(scope: Scope, match: UsageMatch, { page, pageSize }: Page) {
  const direction = sql.raw(match.order);
  const { rows } = await sql<Row>`
    ${SELECT} ${FROM} where ${usageConditions(scope, match, 'entry')}
    order by ${sql.raw(SORTED_BY[match.sortBy])} ${direction}, entry.at ${direction}, entry.id ${direction}
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(scope.db);
  const { rows: counts } = await sql<{ total: number }>`
    select coalesce(sum(day.entries), 0)::integer as total from license_days day
    where ${usageConditions(scope, match, 'day')}
  `.execute(scope.db);
  return { rows, totalItems: counts[0]?.total ?? 0 };
}

export const presentUsage = ({ at, ...row }: Row): Usage => ({ ...row, date: at.toISOString() });

const ROWS_IN_A_PIECE = 1000;
// Without it a spreadsheet takes the file for one of an older encoding.
const BYTE_ORDER_MARK = '\ufeff';
const COLUMNS = [
  'date',
  'productName',
  'featureName',
  'accountId',
  'accountName',
  'entry',
  'quantity',
  'administrationNumber',
] as const;

/** The usage as a file in pieces, each read after the last row of the one before, so that few rows are in memory. */
export function beginUsageExport(scope: Scope, match: UsageMatch) {
  const today = clerkOf(scope).today;
  let end: End | undefined;
  let isBegun = false;
  return {
    fileName: usageFileName(match, today),
    async next(later: Scope): Promise<Piece | undefined> {
      if (!isBegun) {
        isBegun = true;
        return {
          content: BYTE_ORDER_MARK + linesOf([[usageRangeInWords(match)], [...COLUMNS]]),
          recordIds: [],
        };
      }
      const rows = await findBehind(later, match, end);
      const last = rows.at(-1);
      if (!last) return undefined;
      end = { at: last.instant, id: last.id };
      return { content: linesOf(rows.map(cellsOf)), recordIds: [] };
    },
  };
}

type ExportRow = Row & { instant: string };

/** Sorted by time, since a spreadsheet can sort by anything else. */
async function findBehind(scope: Scope, match: UsageMatch, end: End | undefined): Promise<ExportRow[]> {
  const direction = sql.raw(match.order);
  const behind = sql.raw(match.order === 'desc' ? '<' : '>');
  const after = end
    ? sql`and (entry.at, entry.id) ${behind} (${end.at}::timestamptz, ${end.id}::uuid)`
    : sql``;
  const { rows } = await sql<ExportRow>`
    ${SELECT}, entry.at::text as instant ${FROM} where ${usageConditions(scope, match, 'entry')} ${after}
    order by entry.at ${direction}, entry.id ${direction} limit ${ROWS_IN_A_PIECE}
  `.execute(scope.db);
  return rows;
}

const linesOf = (lines: string[][]) =>
  stringify(lines, { escape_formulas: true, record_delimiter: 'windows' });

const cellsOf = (row: ExportRow) => {
  const usage = presentUsage(row);
  return COLUMNS.map((column) => String(usage[column] ?? ''));
};

const MONTHS = 12;

type Month = LicensedFeature & { month: string | null; quantity: number; total: number };

/** The consumption of each feature, in total and in each of the last twelve months of the organization. */
export async function findConsumption(scope: Scope, productId: string | undefined) {
  const { organizationId, today } = clerkOf(scope);
  const { rows } = await sql<Month>`
    with used as (
      select feature_id, to_char(day, 'YYYY-MM') as month,
        sum(case kind when 'REFUND' then -quantity else quantity end)::integer as quantity
      from license_days where organization_id = ${organizationId} and kind in ('CONSUME', 'REFUND')
        and (${scope.roleId === ADMIN} or account_id = ${scope.accountId})
      group by feature_id, to_char(day, 'YYYY-MM')
    )
    select ${FEATURE_NAMES}, used.month, coalesce(used.quantity, 0) as quantity,
      coalesce(sum(used.quantity) over (partition by feature.id), 0)::integer as total
    from license_stocks stock
    join product_features feature on feature.id = stock.feature_id
    join products product on product.id = feature.product_id
    left join used on used.feature_id = feature.id
    where stock.organization_id = ${organizationId}
      and (${productId ?? null}::uuid is null or feature.product_id = ${productId ?? null}::uuid)
    order by product.name, feature.place, used.month
  `.execute(scope.db);
  const features = new Map<string, Month[]>();
  for (const row of rows) {
    features.set(row.productFeatureId, [...(features.get(row.productFeatureId) ?? []), row]);
  }
  return [...features.values()].map((months) => {
    const [{ month: _month, quantity: _quantity, ...feature } = months[0] as Month] = months;
    const known = new Map(months.map(({ month, quantity }) => [month, quantity]));
    return {
      ...feature,
      months: lastMonths(today).map((month) => ({ month, quantity: known.get(month) ?? 0 })),
    };
  });
}

/** The last twelve months up to this one, the oldest first. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - (MONTHS - 1 - index), 1));
    return first.toISOString().slice(0, 7);
  });
}
