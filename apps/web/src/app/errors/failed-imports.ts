import { useEffect, useState } from 'react';

const KEY = 'hub.reloaded-at';
const MINUTE = 60_000;
const failedImports = new WeakSet<Error>();

/** Remembers which errors come from modules that could not be fetched. */
export function trackFailedImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload));
}

/**
 * After a new version is deployed, an open tab asks for parts of the old one that are gone. Loading the page again
 * brings the new version; once, because a part may be missing for another reason.
 */
export function useReloadForNewVersion(error: unknown): boolean {
  const [isDue] = useState(() => {
    const last = Number(sessionStorage.getItem(KEY));
    return error instanceof Error && failedImports.has(error) && Date.now() - last >= MINUTE;
  });
  useEffect(() => {
    if (!isDue) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  }, [isDue]);
  return isDue;
}
