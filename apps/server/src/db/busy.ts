import { setTimeout } from 'node:timers/promises';
import { isDatabaseBusy } from './database-away.ts';

/** Locks are taken in this order: client, case, administration, ledger. */
export const LOCK_WAIT_MS = 200;
const TRY_FOR_MS = 2000;

/**
 * Runs a transaction that waits only briefly for locks. If a lock takes too long, the transaction is rolled back and
 * tried again.
 */
export async function tryAgainWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + TRY_FOR_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseBusy(error) || performance.now() >= giveUpAt) throw error;
      // The random pause keeps two transactions from running into the same deadlock again.
      await setTimeout(Math.random() * LOCK_WAIT_MS);
    }
  }
}
