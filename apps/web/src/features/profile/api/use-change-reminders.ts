import type { Profile } from '@hub/contract/auth/users/profile';
import { changeReminders } from '@hub/contract/auth/users/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { showToast } from '../../../ui/toast/toasts.ts';

/** Shown as chosen at once; a choice that could not be saved is taken back and told. */
export function useChangeReminders() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (caseReminders: boolean) =>
    queryClient.setQueryData<Profile>(['profile'], (profile) => profile && { ...profile, caseReminders });
  return useMutation({
    mutationFn: (caseReminders: boolean) => api.call(changeReminders, { body: { caseReminders } }),
    onMutate: async (caseReminders) => {
      await queryClient.cancelQueries({ queryKey: ['profile'] });
      show(caseReminders);
    },
    onSuccess: ({ caseReminders }) =>
      showToast({ message: `Reminders are ${caseReminders ? 'on' : 'off'}`, tone: 'success' }),
    onError: (error, wanted) => {
      show(!wanted);
      showToast({ message: `Your choice could not be saved. ${reasonOf(error)}`, tone: 'alert' });
    },
  });
}
