import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Problem } from '../../../http/problem.ts';
import { ensureHoldings, findHoldingsOf } from './holding.ts';
import { type Clerk, move } from './move.ts';
import { type Plan, planAssignments, type Shift, type Target } from './plan-assignments.ts';
import { lockStocks } from './stock.ts';

/** Assigns uses of the pool to an account, or takes some back, until it has the target number. */
export async function assign(
  db: Db,
  clerk: Clerk,
  { requestId, ...target }: Target & { requestId?: string },
): Promise<void> {
  await lockStocks(db, clerk, [target.featureId]);
  const { shifts, refusals } = await planTargets(db, clerk, [target]);
  const [refusal] = refusals.values();
  if (refusal) throw new Problem(refusal.code, { detail: refusal.detail });
  await carryOut(db, clerk, shifts, requestId);
}

/** Plans the moves to reach the targets. The caller holds the locks. */
export const planTargets = async (db: Db, clerk: Clerk, targets: readonly Target[]): Promise<Plan> =>
  planAssignments(await findHoldingsOf(db, clerk, targets), targets);

/** Takes back unused uses of one account or of all. Returns how many for each feature and account. */
export async function reclaim(
  db: Db,
  clerk: Clerk,
  featureIds: readonly string[],
  accountId?: string,
): Promise<{ featureId: string; accountId: string; quantity: number }[]> {
  await lockStocks(db, clerk, featureIds);
  const { rows } = await sql<Omit<Shift, 'kind'>>`
    select holding.feature_id as "featureId", holding.lot_id as "lotId", holding.account_id as "accountId",
      holding.available as quantity
    from license_holdings holding
    join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
    where holding.organization_id = ${clerk.organizationId} and holding.feature_id = any(${[...featureIds]}::uuid[])
      and holding.account_id is not null and holding.available > 0
      and (lot.expires_on is null or lot.expires_on >= ${clerk.today}::date)
      and (${accountId ?? null}::uuid is null or holding.account_id = ${accountId ?? null}::uuid)
    order by holding.feature_id, holding.account_id, holding.id
  `.execute(db);
  await carryOut(
    db,
    clerk,
    rows.map((row) => ({ ...row, kind: 'RECLAIM' })),
  );
  const moved = new Map<string, { featureId: string; accountId: string; quantity: number }>();
  for (const { featureId, accountId: owner, quantity } of rows) {
    const key = `${featureId} ${owner}`;
    const before = moved.get(key)?.quantity ?? 0;
    moved.set(key, { featureId, accountId: owner, quantity: before + quantity });
  }
  return [...moved.values()];
}

/** Moves uses between the pool and accounts. */
export async function carryOut(
  db: Db,
  clerk: Clerk,
  shifts: readonly Shift[],
  requestId?: string,
): Promise<void> {
  if (shifts.length === 0) return;
  const holdingIdOf = await ensureHoldings(
    db,
    clerk,
    shifts.flatMap((shift) => [shift, { ...shift, accountId: null }]),
  );
  await move(
    db,
    clerk,
    shifts.map(({ kind, featureId, lotId, accountId, quantity }) => {
      const own = { holdingId: holdingIdOf({ lotId, accountId }), bucket: 'available' } as const;
      const pool = { holdingId: holdingIdOf({ lotId, accountId: null }), bucket: 'available' } as const;
      const [from, to] = kind === 'ASSIGN' ? [pool, own] : [own, pool];
      return { kind, featureId, lotId, from, to, quantity, accountId, ...(requestId && { requestId }) };
    }),
  );
}
