import { useEffect, useState } from 'react';

const KEY = 'hub.reloaded-at';
const MINUTE = 60_000;
const ANSWER_WITHIN_MS = 5000;
const failedImports = new WeakSet<Error>();

/** Remembers which errors come from modules that could not be fetched. */
export function trackFailedImports(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failedImports.add(payload));
}

type FailedImport =
  | { status: 'none' }
  /** The hub is being asked, or the page is being loaded again. */
  | { status: 'loading' }
  | { status: 'unreachable'; retry: () => void };

/**
 * Handles a part of the program that could not be fetched. After a new version is deployed, an open tab asks
 * for parts of the old one that are gone: reloading the page brings the new version. It reloads only once,
 * because a part may be missing for another reason. Offline, reloading would only bring the browser's own
 * error, so the hub is asked first whether it is there.
 */
export function useFailedImport(error: unknown): FailedImport {
  const [status, setStatus] = useState<FailedImport['status']>(() => {
    const last = Number(sessionStorage.getItem(KEY));
    const isDue = error instanceof Error && failedImports.has(error) && Date.now() - last >= MINUTE;
    return isDue ? 'loading' : 'none';
  });
  useEffect(() => {
    if (status !== 'loading') return;
    let isGone = false;
    void isHubThere().then((isThere) => {
      if (isGone) return;
      if (isThere) reload();
      else setStatus('unreachable');
    });
    return () => {
      isGone = true;
    };
  }, [status]);
  useEffect(() => {
    const retry = () => setStatus((before) => (before === 'unreachable' ? 'loading' : before));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return status === 'unreachable' ? { status, retry: () => setStatus('loading') } : { status };
}

function reload() {
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}

async function isHubThere(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return true;
  } catch {
    return false;
  }
}
