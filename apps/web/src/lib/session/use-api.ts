import { useMemo } from 'react';
import { useAuth } from 'react-oidc-context';
import { createApiClient } from '../api-client.ts';

/** The API as the signed-in user. */
export function useApi() {
  const accessToken = useAuth().user?.access_token;
  return useMemo(() => createApiClient({ accessToken: () => accessToken }), [accessToken]);
}
