import type { AdministrationState } from '@hub/contract/core/administrations/administration';
import { readAdministration } from '@hub/contract/core/administrations/administrations';
import { watchAdministration } from '@hub/contract/core/administrations/watch';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { NoAnswer } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { subtreeKeyOf, useReload } from '../../../lib/api/use-endpoint.ts';
import type { OneForm } from '../assessment-queries.ts';

/** The states that end by themselves. */
const WATCHED: readonly AdministrationState[] = ['waiting', 'opened', 'in-progress', 'submitted'];
const isWatched = (state: AdministrationState) => WATCHED.includes(state);
const PAUSE_MS = 3000;
/** An unchanged answer that comes sooner than this is from a hub that is shutting down. */
const SOON_MS = 1000;

/**
 * Keeps the page of a form up to date: while the page is visible, one call waits for the form's next state,
 * and then the page is loaded again. Returns whether the hub cannot be reached.
 */
export function useFormWatch({ caseId, batteryId, id }: OneForm, state: AdministrationState): boolean {
  const api = useApi();
  const reload = useReload();
  const [isAway, setAway] = useState(false);
  const isOffline = useSyncExternalStore(followNetwork, () => !navigator.onLine);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its state say what is waited for
  useEffect(() => {
    if (!isWatched(state)) return setAway(false);
    const left = new AbortController();
    const { signal } = left;
    const params = { caseId, batteryId, id };

    async function waitForChange(): Promise<void> {
      while (!signal.aborted) {
        await untilSeen(signal);
        const begun = Date.now();
        try {
          const found = await api.call(watchAdministration, { params, query: { state }, signal });
          setAway(false);
          if (found.state !== state) return void reload(subtreeKeyOf(readAdministration, params));
          if (Date.now() - begun < SOON_MS) await pause(PAUSE_MS, signal);
        } catch (error) {
          if (signal.aborted) return;
          setAway(error instanceof NoAnswer);
          await pause(PAUSE_MS, signal);
        }
      }
    }
    void waitForChange();
    return () => left.abort();
  }, [caseId, batteryId, id, state]);

  return isAway || isOffline;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Only the visible tab waits, because a browser limits the open calls to one host. */
const untilSeen = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (!document.hidden || signal.aborted) return resolve();
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
  });

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
