/** The theme is not personal; the tokens are needed to sign out, and are deleted by that. */
const KEPT = /^hub\.(theme$|session\.)/;

/** Deletes what the hub stores in this browser about its user. */
export function wipeHub(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('hub.') && !KEPT.test(key)) localStorage.removeItem(key);
  }
}
