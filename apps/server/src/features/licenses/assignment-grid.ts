import type { AssignmentChange, GridAccount, GridFeature } from '@hub/contract/core/licenses/assignment-grid';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { findPage, type Page } from '../../db/find-page.ts';
import { keyHasWords } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { FEATURE_NAMES } from './feature-lookup.ts';
import { carryOut, planTargets } from './ledger/assign.ts';
import type { Target } from './ledger/plan-assignments.ts';
import { lockStocks } from './ledger/stock.ts';
import { clerkOf } from './license-clerk.ts';
import { IS_COUNTED } from './low-stock.ts';

type Match = {
  lastName?: string | undefined;
  productId?: string | undefined;
  accountId?: string | undefined;
};
type Cell = GridAccount['cells'][number];
type OwnedCell = Cell & { accountId: string };

/** Uses can be assigned to active accounts. */
const IS_COLLEAGUE = sql<boolean>`status = 'Active'`;

/** A page of the people who can be assigned uses, with their uses of these features. */
export async function findGridAccounts(
  scope: Scope,
  { lastName, accountId }: Match,
  featureIds: readonly string[],
  page: Page,
) {
  const found = await findPage<{ id: string }>(
    scope.db,
    {
      from: 'accounts',
      columns: ['id'],
      halves: [sql`organization_id = ${scope.organizationId} and ${IS_COLLEAGUE}`],
      filters: [
        ...keyHasWords('last_name_key', lastName),
        ...(accountId ? [sql<boolean>`id = ${accountId}`] : []),
      ],
      orderBy: [
        ['last_first_key', 'asc'],
        ['id', 'asc'],
      ],
    },
    page,
  );
  const ids = found.rows.map(({ id }) => id);
  const { rows } = await sql<Omit<GridAccount, 'cells'>>`
    select accounts.id as "accountId", users.first_name || ' ' || users.last_name as "accountName"
    from unnest(${ids}::uuid[]) with ordinality as listed (id, place)
    join accounts on accounts.organization_id = ${scope.organizationId} and accounts.id = listed.id
    join users on users.id = accounts.user_id
    order by listed.place
  `.execute(scope.db);
  const cells = await findCells(scope, ids, featureIds);
  return {
    rows: rows.map((row): GridAccount => ({ ...row, cells: cellsOf(cells, row.accountId) })),
    totalItems: found.totalItems,
  };
}

const cellsOf = (cells: readonly OwnedCell[], owner: string): Cell[] =>
  cells.filter(({ accountId }) => accountId === owner).map(({ accountId: _owner, ...cell }) => cell);

/** The uses of these accounts, if they have any. */
async function findCells(scope: Scope, accountIds: readonly string[], featureIds: readonly string[]) {
  const { organizationId, today } = clerkOf(scope);
  // Starts from their holdings, because starting from all lots would get slower with every lot.
  const { rows } = await sql<OwnedCell>`
    with theirs as materialized (
      select * from license_holdings
      where organization_id = ${organizationId} and account_id = any(${[...accountIds]}::uuid[])
        and feature_id = any(${[...featureIds]}::uuid[])
    )
    select account_id as "accountId", theirs.feature_id as "productFeatureId",
      sum(available + held + consumed)::integer as "assignedQuantity", sum(held + consumed)::integer as used
    from theirs
    join license_lots lot on lot.organization_id = ${organizationId} and lot.id = theirs.lot_id
    where ${hasNotEnded(today)}
    group by account_id, theirs.feature_id
    having sum(available + held + consumed) > 0
    order by account_id, theirs.feature_id
  `.execute(scope.db);
  return rows;
}

/** A page of the features with uses to assign, including those that are fully assigned. */
export async function findGridFeatures(scope: Scope, { productId }: Match, { page, pageSize }: Page) {
  const { organizationId, today } = clerkOf(scope);
  const wanted = sql`${fromAssignable(scope)}
    and (${productId ?? null}::uuid is null or feature.product_id = ${productId ?? null}::uuid)`;
  const { rows } = await sql<GridFeature>`
    select ${FEATURE_NAMES}, (
      select coalesce(sum(holding.available), 0)::integer
      from license_holdings holding
      join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
      where holding.organization_id = ${organizationId} and holding.feature_id = feature.id
        and holding.account_id is null and ${hasNotEnded(today)}
    ) as "inPool"
    ${wanted}
    order by product.name_key, product.id, feature.place, feature.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(scope.db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total ${wanted}
  `.execute(scope.db);
  return { rows, totalItems: counts[0]?.total ?? 0 };
}

const hasNotEnded = (today: CalendarDay) => sql`(lot.expires_on is null or lot.expires_on >= ${today}::date)`;

/** Features with a lot that has not ended. Reports are not counted, so they are not assigned. */
const fromAssignable = (scope: Scope) => {
  const { organizationId, today } = clerkOf(scope);
  return sql`
    from product_features feature join products product on product.id = feature.product_id
    where ${IS_COUNTED} and feature.id in (
      select lot.feature_id from license_lots lot
      where lot.organization_id = ${organizationId} and ${hasNotEnded(today)}
    )`;
};

/** Makes all changes or none, and reports every change that is not possible. */
export async function changeAssignments(
  scope: Scope,
  changes: readonly AssignmentChange[],
): Promise<OwnedCell[]> {
  const clerk = clerkOf(scope);
  const featureIds = await findAssignable(
    scope,
    changes.map(({ productFeatureId }) => productFeatureId),
  );
  await lockStocks(scope.db, clerk, [...featureIds]);
  // Read after locking: an account deactivated meanwhile must get nothing, as nothing would take it back.
  const accountIds = await findColleagues(
    scope,
    changes.map(({ accountId }) => accountId),
  );
  const targets = changes.map(({ productFeatureId: featureId, ...rest }) => ({ featureId, ...rest }));
  const whyUnknown = ({ accountId, featureId }: Target) => {
    if (!accountIds.has(accountId)) return 'This person is not active in your organization.';
    if (!featureIds.has(featureId)) return 'Your organization has no license of this to assign.';
    return undefined;
  };
  const known = targets.filter((target) => !whyUnknown(target));
  const { shifts, refusals } = await planTargets(scope.db, clerk, known);
  const errors = targets.flatMap((target, index) => {
    const message = whyUnknown(target) ?? refusals.get(target)?.detail;
    return message === undefined ? [] : [{ path: `changes.${index}.assignedQuantity`, message }];
  });
  if (errors.length > 0) throw new Problem('assignments-refused', { errors });
  await carryOut(scope.db, clerk, shifts);
  const cells = await findCells(scope, [...accountIds], [...featureIds]);
  return changes.map(
    ({ accountId, productFeatureId }) =>
      cells.find((cell) => cell.accountId === accountId && cell.productFeatureId === productFeatureId) ?? {
        accountId,
        productFeatureId,
        assignedQuantity: 0,
        used: 0,
      },
  );
}

async function findAssignable(scope: Scope, featureIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select feature.id ${fromAssignable(scope)} and feature.id = any(${[...featureIds]}::uuid[])
  `.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}

async function findColleagues(scope: Scope, accountIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where organization_id = ${scope.organizationId} and ${IS_COLLEAGUE}
      and id = any(${[...accountIds]}::uuid[])
  `.execute(scope.db);
  return new Set(rows.map(({ id }) => id));
}
