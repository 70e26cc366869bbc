/** How the hub looks is nobody's; the tokens are needed to sign out, and go with that. */
const KEPT = /^hub\.(theme$|session\.)/;

/** Forgets what the hub keeps in this browser about whoever worked with it. */
export function wipeHub(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('hub.') && !KEPT.test(key)) localStorage.removeItem(key);
  }
}
