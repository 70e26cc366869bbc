/** A tab that the system has suspended may hold the lock for ever. */
const LONGEST_TURN_MS = 20_000;

/**
 * Lets one tab of this device send at a time. This only saves calls: the server recognizes a repeated answer
 * by its number, and the storage gives the numbers. So a tab that waits too long, or a browser without locks,
 * sends anyway.
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
