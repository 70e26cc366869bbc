import { useSyncExternalStore } from 'react';

const wide = window.matchMedia('(min-width: 60rem)');

function onChange(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether the window has room for a page of questions. */
export const useIsWide = () => useSyncExternalStore(onChange, () => wide.matches);
