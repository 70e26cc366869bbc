/** How long a test of a limit may take. */
const ENOUGH_MS = 15_000;

/** Limits count in windows of the clock, which begin anew: waits for the next one if the present one ends soon. */
export async function withinWindow(seconds: number) {
  const left = seconds * 1000 - (Date.now() % (seconds * 1000));
  if (left < ENOUGH_MS) await new Promise((resolve) => setTimeout(resolve, left));
}
