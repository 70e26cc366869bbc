import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import type { Profile } from '@hub/contract/auth/users/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { showToast } from '../../ui/toast/toasts.ts';

export function useSetTimeZone() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) => api.call(setTimeZone, { body: { timeZone } }),
    onSuccess: ({ timeZone }) => {
      queryClient.setQueryData<Profile>(
        ['profile'],
        (profile) => profile && { ...profile, organizationTimeZone: timeZone },
      );
      showToast({ message: 'The time zone is saved', tone: 'success' });
    },
    onError: (error) =>
      showToast({ message: `The time zone could not be saved. ${reasonOf(error)}`, tone: 'alert' }),
  });
}
