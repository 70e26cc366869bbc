import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import type { SignedIn } from '../../lib/session/use-session.ts';

/**
 * Activates the licenses that wait for the user's email after signing in. If it fails, the next visit tries
 * again.
 */
export function useActivatePending({ user }: SignedIn, isReady: boolean): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { sub } = user.profile;
  const token = user.access_token;
  useEffect(() => {
    if (!isReady) return;
    // Loaded separately, because it is needed only once.
    import('./activate-pending.ts')
      .then(({ activatePending }) => activatePending(api, sub, token))
      .then((hasNew) => (hasNew ? queryClient.invalidateQueries() : undefined))
      .catch(() => {});
  }, [isReady, api, queryClient, sub, token]);
}
