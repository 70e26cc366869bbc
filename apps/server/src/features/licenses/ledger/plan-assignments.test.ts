import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Holding } from './holding.ts';
import { planAssignments, type Target } from './plan-assignments.ts';

const holding = (lotId: string, accountId: string | null, available: number, held = 0): Holding => ({
  id: `${lotId} ${accountId}`,
  featureId: 'form',
  lotId,
  accountId,
  available,
  held,
  consumed: 0,
  expiresOn: null,
});
const target = (accountId: string, assignedQuantity: number): Target => ({
  featureId: 'form',
  accountId,
  assignedQuantity,
});
const lines = (holdings: Holding[], ...targets: Target[]) =>
  planAssignments(holdings, targets).shifts.map(({ kind, lotId, accountId, quantity }) => [
    kind,
    lotId,
    accountId,
    quantity,
  ]);

describe('what is assigned', () => {
  test('comes from the lot that ends first, and goes back to the one that ends last', () => {
    const pool = [holding('first', null, 3), holding('last', null, 3)];
    expect(lines(pool, target('ann', 4))).toEqual([
      ['ASSIGN', 'first', 'ann', 3],
      ['ASSIGN', 'last', 'ann', 1],
    ]);
    const own = [holding('first', 'ann', 2), holding('last', 'ann', 2)];
    expect(lines([...pool, ...own], target('ann', 1))).toEqual([
      ['RECLAIM', 'last', 'ann', 2],
      ['RECLAIM', 'first', 'ann', 1],
    ]);
  });

  test('may come from what another gives back', () => {
    const given = [holding('lot', null, 0), holding('lot', 'ann', 5)];
    expect(lines(given, target('ben', 4), target('ann', 1))).toEqual([
      ['RECLAIM', 'lot', 'ann', 4],
      ['ASSIGN', 'lot', 'ben', 4],
    ]);
  });
});

const people = ['ann', 'ben', 'cem'];
const count = fc.integer({ min: 0, max: 9 });
const someHoldings = fc
  .array(fc.tuple(fc.constantFrom(null, ...people), fc.constantFrom('one', 'two'), count, count), {
    maxLength: 8,
  })
  .map((rows) => {
    const parts = rows.map(([accountId, lotId, available, held]) =>
      holding(lotId, accountId, available, accountId ? held : 0),
    );
    // As after a grant: each lot has a holding in the pool, and each account one holding in a lot.
    const all = [...parts, holding('one', null, 0), holding('two', null, 0)];
    return [...new Map(all.toReversed().map((part) => [part.id, part])).values()];
  });

test('whatever is asked for: all targets are reached and nothing falls below zero, or something is refused', () => {
  const someTargets = fc.tuple(count, count, count);
  fc.assert(
    fc.property(someHoldings, someTargets, (holdings, wanted) => {
      const targets = people.map((person, index) => target(person, wanted[index] ?? 0));
      const { shifts, refusals } = planAssignments(holdings, targets);
      if (refusals.size > 0) return;
      const after = (accountId: string | null, lotId: string) =>
        shifts
          .filter((shift) => shift.lotId === lotId && (accountId === null || shift.accountId === accountId))
          .reduce(
            (sum, { kind, quantity }) =>
              sum + ((kind === 'ASSIGN') === (accountId !== null) ? quantity : -quantity),
            holdings.find((one) => one.accountId === accountId && one.lotId === lotId)?.available ?? 0,
          );
      for (const lotId of ['one', 'two']) {
        for (const owner of [null, ...people]) expect(after(owner, lotId)).toBeGreaterThanOrEqual(0);
      }
      for (const { accountId, assignedQuantity } of targets) {
        const held = holdings
          .filter((one) => one.accountId === accountId)
          .reduce((sum, one) => sum + one.held, 0);
        expect(after(accountId, 'one') + after(accountId, 'two') + held).toBe(assignedQuantity);
      }
    }),
  );
});
