const KEY = 'hub.reloaded-at';
const MINUTE = 60_000;

/**
 * After a new version is deployed, an open tab asks for parts of the old one that are gone. Loading the page
 * again brings the new version; once, because a part may be missing for another reason.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < MINUTE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
