/** A tab that the system has put to sleep may hold its turn for ever. */
const LONGEST_TURN_MS = 20_000;

/**
 * One tab of this device at a time. It saves calls and nothing hangs on it: the server knows a repeat by its number, and
 * the numbers are given by the storage. So who waits too long, or has no locks, sends all the same.
 */
export async function sendInTurn(formId: string, send: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return send();
  let hasBegun = false;
  const signal = AbortSignal.timeout(LONGEST_TURN_MS);
  try {
    await locks.request(`assessment-${formId}`, { signal }, () => {
      hasBegun = true;
      return send();
    });
  } catch (error) {
    if (hasBegun) throw error;
    await send();
  }
}
