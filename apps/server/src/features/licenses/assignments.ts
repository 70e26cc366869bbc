import type { Assignment } from '@hub/contract/core/licenses/license-assignments';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { requireFeature, requireFeaturesOf } from './feature-lookup.ts';
import { assign, reclaim } from './ledger/assign.ts';
import { setPooling } from './ledger/stock.ts';
import { clerkOf } from './license-clerk.ts';

/** Managers act only in their own organization and do not even learn that others exist. */
export function requireOwnOrganization({ organizationId }: Scope, org: string): void {
  if (org !== organizationId) throw new Problem('not-found');
}

export async function pool(scope: Scope, featureIds: string[], isEnabled: boolean) {
  await setPooling(scope.db, clerkOf(scope), featureIds, isEnabled);
  return { productFeatureIds: featureIds, isEnabled };
}

type Which = { featureId?: string; accountId?: string };

/** The uses of all active members, including those who have none. */
async function findAssignments(scope: Scope, { featureId, accountId }: Which): Promise<Assignment[]> {
  const { organizationId, today } = clerkOf(scope);
  const { rows } = await sql<Assignment>`
    select accounts.id as "accountId", users.first_name || ' ' || users.last_name as "accountName",
      feature.product_id as "productId", feature.id as "productFeatureId", feature.name as "featureName",
      coalesce(sum(holding.available + holding.held + holding.consumed), 0)::integer as "assignedQuantity",
      coalesce(sum(holding.available), 0)::integer as available, coalesce(sum(holding.held), 0)::integer as held,
      coalesce(sum(holding.consumed), 0)::integer as consumed
    from accounts
    join users on users.id = accounts.user_id
    join license_stocks stock on stock.organization_id = accounts.organization_id
    join product_features feature on feature.id = stock.feature_id
    join products product on product.id = feature.product_id
    left join (
      license_holdings holding
      join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
        and (lot.expires_on is null or lot.expires_on >= ${today}::date)
    ) on holding.organization_id = accounts.organization_id and holding.feature_id = feature.id
      and holding.account_id = accounts.id
    where accounts.organization_id = ${organizationId} and accounts.status = 'Active'
      and (${featureId ?? null}::uuid is null or feature.id = ${featureId ?? null}::uuid)
      and (${accountId ?? null}::uuid is null or accounts.id = ${accountId ?? null}::uuid)
    group by accounts.id, users.id, feature.id, product.name
    order by product.name, feature.place, users.last_name, users.first_name, accounts.id
  `.execute(scope.db);
  return rows;
}

export async function listOfFeature(scope: Scope, featureId: string): Promise<Assignment[]> {
  await requireFeature(scope.db, featureId);
  return findAssignments(scope, { featureId });
}

export async function listOfAccount(scope: Scope, accountId: string): Promise<Assignment[]> {
  await requireColleague(scope, accountId);
  return findAssignments(scope, { accountId });
}

type Target = { featureId: string; accountId: string; assignedQuantity: number; formerQuantity?: number };

export async function setAssignment(scope: Scope, target: Target): Promise<Assignment> {
  await requireFeature(scope.db, target.featureId);
  await requireColleague(scope, target.accountId);
  await assign(scope.db, clerkOf(scope), target);
  const [assignment] = await findAssignments(scope, target);
  if (!assignment) throw new Problem('not-found');
  return assignment;
}

export async function reclaimOfProduct(scope: Scope, productId: string, accountId: string | undefined) {
  const featureIds = await requireFeaturesOf(scope.db, productId);
  if (accountId) await requireColleague(scope, accountId);
  const moved = await reclaim(scope.db, clerkOf(scope), featureIds, accountId);
  return moved.map(({ featureId, ...rest }) => ({ ...rest, productFeatureId: featureId }));
}

async function requireColleague(scope: Scope, accountId: string): Promise<void> {
  const account = await scope.db
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new Problem('not-found');
}
