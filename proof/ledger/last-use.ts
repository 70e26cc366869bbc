import { randomUUID } from 'node:crypto';
import type { consumeOutside } from '../../apps/server/src/features/licenses/ledger/draw.ts';
import { Problem } from '../../apps/server/src/http/problem.ts';
import { attempt, clerkOf, grantUses, type LedgerDatabase } from './ledger-database.ts';

const CALLERS = 16;

/** The outcomes of a race: who got the use, who was refused correctly, and who failed in another way. */
export type Race = { winners: number; refused: number; failed: number };

/** Races of 16 callers for the last use of a feature. */
export async function raceForLastUse(
  { database, accounts, featureIds }: LedgerDatabase,
  races: number,
  consume: typeof consumeOutside,
): Promise<Race> {
  const total: Race = { winners: 0, refused: 0, failed: 0 };
  for (let race = 0; race < races; race += 1) {
    const featureId = featureIds[race % featureIds.length] ?? '';
    await grantUses(database, clerkOf(accountAt(accounts, 0)), featureId, 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: CALLERS }, (_, index) => {
        const account = accountAt(accounts, index);
        const use = { featureId, accountId: account.accountId, reason: '', idempotencyKey: randomUUID() };
        return attempt(database, (db) => consume(db, clerkOf(account), use));
      }),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') total.failed += 1;
      else if (outcome.value instanceof Problem && outcome.value.code === 'no-use-left') total.refused += 1;
      else if (typeof outcome.value === 'string') total.winners += 1;
      else total.failed += 1;
    }
  }
  return total;
}

export const expectedOf = (races: number): Race => ({
  winners: races,
  refused: races * (CALLERS - 1),
  failed: 0,
});

function accountAt(accounts: LedgerDatabase['accounts'], index: number) {
  const account = accounts[index % accounts.length];
  if (!account) throw new Error('the demonstration has no accounts');
  return account;
}
