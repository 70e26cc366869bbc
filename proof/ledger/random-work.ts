import { randomUUID } from 'node:crypto';
import { addDays } from '@hub/contract/dates/calendar-day';
import { assign, reclaim } from '../../apps/server/src/features/licenses/ledger/assign.ts';
import { consumeOutside, hold } from '../../apps/server/src/features/licenses/ledger/draw.ts';
import { grant } from '../../apps/server/src/features/licenses/ledger/grant.ts';
import {
  consumeHeld,
  expire,
  refund,
  release,
} from '../../apps/server/src/features/licenses/ledger/settle.ts';
import { setPooling } from '../../apps/server/src/features/licenses/ledger/stock.ts';
import { Problem } from '../../apps/server/src/http/problem.ts';
import { attemptAsCall, clerkOf, type LedgerDatabase, TODAY } from './ledger-database.ts';

/** The same numbers for the same seed: a failed run can be repeated, as far as the order of a race allows. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Done = Record<string, number>;

/**
 * One worker's share of the random changes. Counts the changes that were made and those that were refused.
 */
export async function workAtRandom(ledger: LedgerDatabase, seed: number, operations: number): Promise<Done> {
  const { database, accounts, featureIds } = ledger;
  const below = numbersFrom(seed);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const forms: string[] = [];
  const scored: string[] = [];
  const done: Done = {};

  const kinds = {
    grant: (db, clerk, featureId) => {
      const expiresOn = below(2) ? addDays(clerk.today, below(20)) : null;
      const accountId = below(4) ? null : oneOf(accounts).accountId;
      return grant(db, clerk, { featureId, quantity: 1 + below(8), source: 'grant', expiresOn, accountId });
    },
    assign: (db, clerk, featureId) =>
      assign(db, clerk, { featureId, accountId: oneOf(accounts).accountId, assignedQuantity: below(12) }),
    consume: (db, clerk, featureId) =>
      consumeOutside(db, clerk, {
        featureId,
        accountId: clerk.accountId ?? '',
        reason: '',
        idempotencyKey: randomUUID(),
      }),
    hold: async (db, clerk, featureId) => {
      const form = randomUUID();
      await hold(db, clerk, {
        featureId,
        accountId: clerk.accountId ?? '',
        administration: { id: form, number: 'A' },
      });
      forms.push(form);
    },
    settle: async (db, clerk) => {
      const form = forms.shift();
      if (!form) return;
      if (below(2)) return release(db, clerk, form);
      await consumeHeld(db, clerk, form);
      scored.push(form);
    },
    refund: async (db, clerk) => {
      const form = scored.shift();
      if (form) await refund(db, clerk, form, 'by chance');
    },
    reclaim: (db, clerk, featureId) =>
      reclaim(db, clerk, [featureId, oneOf(featureIds)], below(2) ? oneOf(accounts).accountId : undefined),
    expire: (db, clerk, featureId) => expire(db, clerk, featureId),
    pooling: (db, clerk, featureId) => setPooling(db, clerk, [featureId], below(3) > 0),
    deactivate: async (db, clerk) => {
      const { accountId } = oneOf(accounts);
      const status = below(2) ? 'Active' : 'Inactive';
      await db.updateTable('accounts').set({ status }).where('id', '=', accountId).execute();
      if (status === 'Inactive') await reclaim(db, clerk, featureIds, accountId);
    },
  } satisfies Record<
    string,
    (db: Parameters<typeof hold>[0], clerk: Parameters<typeof hold>[1], featureId: string) => unknown
  >;
  // The most common changes come most often.
  const weighted = [
    ...Array<keyof typeof kinds>(8).fill('consume'),
    ...Array<keyof typeof kinds>(8).fill('hold'),
    ...Array<keyof typeof kinds>(8).fill('settle'),
    ...Array<keyof typeof kinds>(5).fill('grant'),
    ...Array<keyof typeof kinds>(4).fill('assign'),
    ...Array<keyof typeof kinds>(2).fill('refund'),
    ...(['reclaim', 'expire', 'pooling', 'deactivate'] as const),
  ];

  for (let operation = 0; operation < operations; operation += 1) {
    const kind = oneOf(weighted);
    // Days pass, so that lots expire.
    const clerk = clerkOf(oneOf(accounts), addDays(TODAY, below(60)));
    const outcome = await attemptAsCall(database, async (db) => kinds[kind](db, clerk, oneOf(featureIds)));
    const name = outcome instanceof Problem ? `refused: ${outcome.code}` : kind;
    done[name] = (done[name] ?? 0) + 1;
  }
  return done;
}
