import { setTimeout } from 'node:timers/promises';
import { isDatabaseBusy } from './database-away.ts';

/** Locks are taken in this order: client, case, administration, ledger. */
export const LOCK_WAIT_MS = 200;
const TRY_FOR_MS = 2000;

/** Runs a transaction that waits for locks briefly; one that met a lock for too long gives way and is tried again. */
export async function tryAgainWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + TRY_FOR_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseBusy(error) || performance.now() >= giveUpAt) throw error;
      // Two that met in a deadlock do not meet again.
      await setTimeout(Math.random() * LOCK_WAIT_MS);
    }
  }
}
