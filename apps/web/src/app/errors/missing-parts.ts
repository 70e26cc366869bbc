import { useEffect, useState } from 'react';

const KEY = 'hub.reloaded-at';
const MINUTE = 60_000;
const missingParts = new WeakSet<Error>();

/** Tells the errors of parts that could not be fetched from all others. */
export function noticeMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missingParts.add(payload));
}

/**
 * After a new version is deployed, an open tab asks for parts of the old one that are gone. Loading the page again
 * brings the new version; once, because a part may be missing for another reason.
 */
export function useReloadForNewVersion(error: unknown): boolean {
  const [isDue] = useState(() => {
    const last = Number(sessionStorage.getItem(KEY));
    return error instanceof Error && missingParts.has(error) && Date.now() - last >= MINUTE;
  });
  useEffect(() => {
    if (!isDue) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  }, [isDue]);
  return isDue;
}
