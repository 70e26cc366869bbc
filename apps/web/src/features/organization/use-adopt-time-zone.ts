import { ADMIN } from '@hub/contract/catalogs/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useProfile } from '../profile/profile-queries.ts';

/** The organization's time zone is that of the first manager who comes, until one chooses another. */
export function useAdoptTimeZone(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const isManager = profile?.organizationAccounts[0]?.roleId === ADMIN;
  const isUnknown = isManager && profile.organizationTimeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    // Needed once in the life of an organization, so it is not loaded with the rest. If it fails, the next visit tries.
    import('./adopt-time-zone.ts')
      .then(({ adoptTimeZone }) => adoptTimeZone(api))
      .then(() => queryClient.invalidateQueries({ queryKey: ['profile'] }))
      .catch(() => {});
  }, [isUnknown, api, queryClient]);
}
