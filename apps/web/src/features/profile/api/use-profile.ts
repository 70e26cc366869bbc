import { readProfile } from '@hub/contract/auth/users/users';
import { useCallback } from 'react';
import { useApi } from '../../../lib/session/use-api.ts';
import { useLoading } from '../../../lib/use-loading.ts';

export function useProfile() {
  const api = useApi();
  const load = useCallback((signal: AbortSignal) => api.call(readProfile, { signal }), [api]);
  return useLoading(load);
}
