import type { Holding } from './holding.ts';

export type Target = {
  featureId: string;
  accountId: string;
  /** The wanted sum of available, held and consumed uses of the account, in lots that have not ended. */
  assignedQuantity: number;
  /** The sum when the target was set. */
  formerQuantity?: number;
};

/** A number of uses of a lot to move between the pool and an account. */
export type Shift = {
  kind: 'ASSIGN' | 'RECLAIM';
  featureId: string;
  lotId: string;
  accountId: string;
  quantity: number;
};

type Refusal = { code: 'version-conflict' | 'below-used' | 'pool-short'; detail: string };

/** The moves, and the targets that cannot be reached with the reason. If there is one, nothing may be moved. */
export type Plan = { shifts: Shift[]; refusals: Map<Target, Refusal> };

type Part = { lotId: string; available: number };

/**
 * Plans the moves so that all accounts reach their targets. Uses taken back come first, so that they can be assigned to
 * others in the same step. `holdings` are those of the accounts and of the pool, sorted by the end of the lot.
 */
export function planAssignments(holdings: readonly Holding[], targets: readonly Target[]): Plan {
  const plan: Plan = { shifts: [], refusals: new Map() };
  const pools = new Map<string, Part[]>();
  for (const { featureId, lotId, accountId, available } of holdings) {
    if (accountId === null) pools.set(featureId, [...(pools.get(featureId) ?? []), { lotId, available }]);
  }
  const raises: [Target, number][] = [];
  for (const target of targets) {
    const { featureId, accountId, assignedQuantity, formerQuantity } = target;
    const own = holdings.filter((one) => one.featureId === featureId && one.accountId === accountId);
    const present = own.reduce((sum, { available, held, consumed }) => sum + available + held + consumed, 0);
    if (formerQuantity !== undefined && formerQuantity !== present) {
      plan.refusals.set(target, { code: 'version-conflict', detail: `By now it is ${present}.` });
    } else if (assignedQuantity > present) {
      raises.push([target, assignedQuantity - present]);
    } else {
      const { taken, missing } = take(own.toReversed(), present - assignedQuantity);
      const least = assignedQuantity + missing;
      if (missing > 0) plan.refusals.set(target, { code: 'below-used', detail: leastInWords(least) });
      else shift(plan, pools, target, 'RECLAIM', taken);
    }
  }
  for (const [target, wanted] of raises) {
    const { taken, missing } = take(pools.get(target.featureId) ?? [], wanted);
    const detail = `The pool has ${missing} too few.`;
    if (missing > 0) plan.refusals.set(target, { code: 'pool-short', detail });
    else shift(plan, pools, target, 'ASSIGN', taken);
  }
  return plan;
}

const leastInWords = (least: number) =>
  least === 1
    ? '1 is held or used already: that is the least.'
    : `${least} are held or used already: that is the least.`;

function shift(
  { shifts }: Plan,
  pools: ReadonlyMap<string, readonly Part[]>,
  { featureId, accountId }: Target,
  kind: Shift['kind'],
  taken: readonly Part[],
): void {
  const pool = pools.get(featureId) ?? [];
  for (const { lotId, available: quantity } of taken) {
    shifts.push({ kind, featureId, lotId, accountId, quantity });
    const part = pool.find((one) => one.lotId === lotId);
    if (part) part.available += kind === 'RECLAIM' ? quantity : -quantity;
  }
}

/** Takes this many available uses from the first holdings on, and returns how many are missing. */
function take(parts: readonly Part[], wanted: number): { taken: Part[]; missing: number } {
  const taken: Part[] = [];
  let missing = wanted;
  for (const { lotId, available } of parts) {
    const quantity = Math.min(available, missing);
    if (quantity > 0) taken.push({ lotId, available: quantity });
    missing -= quantity;
  }
  return { taken, missing };
}
