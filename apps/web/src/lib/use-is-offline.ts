import { useSyncExternalStore } from 'react';

/** Whether the browser knows that it has no network. */
export const useIsOffline = () => useSyncExternalStore(follow, () => !navigator.onLine);

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
