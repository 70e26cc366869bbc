import { ADMIN } from '@hub/contract/catalogs/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../lib/api/use-api.ts';
import { useProfile } from '../profile/profile-queries.ts';

/** The organization gets the time zone of the first manager who signs in, until a manager chooses another. */
export function useAdoptTimeZone(): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: profile } = useProfile();
  const isManager = profile?.organizationAccounts[0]?.roleId === ADMIN;
  const isUnknown = isManager && profile.organizationTimeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    // Loaded separately, because it is needed once per organization. If it fails, the next visit tries again.
    import('./adopt-time-zone.ts')
      .then(({ adoptTimeZone }) => adoptTimeZone(api))
      .then(() => queryClient.invalidateQueries({ queryKey: ['profile'] }))
      .catch(() => {});
  }, [isUnknown, api, queryClient]);
}
