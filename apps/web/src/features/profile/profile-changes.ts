import { updateProfile } from '@hub/contract/auth/users/own-profile';
import type { Profile } from '@hub/contract/auth/users/profile';
import type { ProfileUpdate } from '@hub/contract/auth/users/profile-update';
import { changeReminders } from '@hub/contract/auth/users/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { showToast } from '../../ui/toast/toasts.ts';

export function useUpdateProfile() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (body: ProfileUpdate) => {
    const changed = await api.call(updateProfile, { body });
    await queryClient.cancelQueries({ queryKey: ['profile'] });
    queryClient.setQueryData(['profile'], changed);
  };
}

/** Optimistic: a choice that could not be saved is reverted and reported. */
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
