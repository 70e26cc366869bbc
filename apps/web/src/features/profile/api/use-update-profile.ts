import { updateProfile } from '@hub/contract/auth/users/own-profile';
import type { ProfileUpdate } from '@hub/contract/auth/users/profile-update';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

export function useUpdateProfile() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (body: ProfileUpdate) => {
    const changed = await api.call(updateProfile, { body });
    await queryClient.cancelQueries({ queryKey: ['profile'] });
    queryClient.setQueryData(['profile'], changed);
  };
}
