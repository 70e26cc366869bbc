import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { Problem } from '../../../http/problem.ts';
import { ensureHolding, findHoldings, type Holding } from './holding.ts';
import { type Clerk, type Move, move } from './move.ts';
import { lockStocks } from './stock.ts';

type Target = {
  featureId: string;
  accountId: string;
  /** Available, held and consumed uses of this account, in lots that have not ended. */
  assignedQuantity: number;
  /** What it was when the target was set. */
  formerQuantity?: number;
  requestId?: string;
};

const usesOf = (holdings: readonly Holding[]) =>
  holdings.reduce((sum, { available, held, consumed }) => sum + available + held + consumed, 0);

/** Gives an account uses of the pool, or takes some back, until it has as many as are wanted. */
export async function assign(db: Db, clerk: Clerk, target: Target): Promise<void> {
  const { featureId, accountId, assignedQuantity, formerQuantity, requestId } = target;
  await lockStocks(db, clerk, [featureId]);
  const own = await findHoldings(db, clerk, featureId, accountId);
  const present = usesOf(own);
  if (formerQuantity !== undefined && formerQuantity !== present) throw new Problem('version-conflict');
  const purpose = requestId ? { requestId } : {};
  if (assignedQuantity > present) {
    const pool = await findHoldings(db, clerk, featureId, null);
    const { taken, missing } = take(pool, assignedQuantity - present);
    if (missing > 0) {
      throw new Problem('pool-short', { detail: `The pool has ${missing} too few.` });
    }
    const moves: Move[] = [];
    for (const [holding, quantity] of taken) {
      const holdingId = await ensureHolding(db, clerk, holding, accountId);
      moves.push({ ...between(holding, holdingId, quantity, accountId), kind: 'ASSIGN', ...purpose });
    }
    await move(db, clerk, moves);
  } else {
    const { taken, missing } = take(own.toReversed(), present - assignedQuantity);
    if (missing > 0) {
      const least = assignedQuantity + missing;
      throw new Problem('below-used', { detail: `${least} are held or used already: that is the least.` });
    }
    await giveBack(db, clerk, taken);
  }
}

/** Takes back what accounts have not used; of one account, or of all. Answers how many of each feature and account. */
export async function reclaim(
  db: Db,
  clerk: Clerk,
  featureIds: readonly string[],
  accountId?: string,
): Promise<{ featureId: string; accountId: string; quantity: number }[]> {
  await lockStocks(db, clerk, featureIds);
  const { rows } = await sql<Holding>`
    select holding.id, holding.feature_id as "featureId", holding.lot_id as "lotId",
      holding.account_id as "accountId", holding.available
    from license_holdings holding
    join license_lots lot on lot.organization_id = holding.organization_id and lot.id = holding.lot_id
    where holding.organization_id = ${clerk.organizationId} and holding.feature_id = any(${[...featureIds]}::uuid[])
      and holding.account_id is not null and holding.available > 0
      and (lot.expires_on is null or lot.expires_on >= ${clerk.today}::date)
      and (${accountId ?? null}::uuid is null or holding.account_id = ${accountId ?? null}::uuid)
    order by holding.feature_id, holding.account_id, holding.id
  `.execute(db);
  await giveBack(
    db,
    clerk,
    rows.map((holding) => [holding, holding.available]),
  );
  const moved = new Map<string, { featureId: string; accountId: string; quantity: number }>();
  for (const { featureId, accountId: owner, available } of rows) {
    const key = `${featureId} ${owner}`;
    const before = moved.get(key)?.quantity ?? 0;
    moved.set(key, { featureId, accountId: String(owner), quantity: before + available });
  }
  return [...moved.values()];
}

async function giveBack(db: Db, clerk: Clerk, taken: readonly (readonly [Holding, number])[]): Promise<void> {
  const moves: Move[] = [];
  for (const [holding, quantity] of taken) {
    const poolId = await ensureHolding(db, clerk, holding, null);
    moves.push({ ...between(holding, poolId, quantity, holding.accountId), kind: 'RECLAIM' });
  }
  await move(db, clerk, moves);
}

const between = (
  { id, featureId, lotId }: Holding,
  holdingId: string,
  quantity: number,
  accountId: string | null,
): Omit<Move, 'kind'> => ({
  featureId,
  lotId,
  from: { holdingId: id, place: 'available' },
  to: { holdingId, place: 'available' },
  quantity,
  accountId,
});

/** So many of what is available, from the first holdings on, and how many those are short of. */
function take(holdings: readonly Holding[], wanted: number) {
  const taken: [Holding, number][] = [];
  let missing = wanted;
  for (const holding of holdings) {
    const quantity = Math.min(holding.available, missing);
    if (quantity > 0) taken.push([holding, quantity]);
    missing -= quantity;
  }
  return { taken, missing };
}
