import type { Profile } from '@hub/contract/auth/users/profile';
import { deletePicture, uploadPicture } from '@hub/contract/auth/users/profile-picture';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

export function useUploadPicture() {
  const api = useApi();
  const show = useShowPicture();
  return useMutation({
    mutationFn: (picture: File) => api.call(uploadPicture, { body: { picture } }),
    onSuccess: ({ picture }) => show(picture),
  });
}

export function useRemovePicture() {
  const api = useApi();
  const show = useShowPicture();
  return useMutation({ mutationFn: () => api.call(deletePicture), onSuccess: () => show(null) });
}

function useShowPicture() {
  const queryClient = useQueryClient();
  return async (picture: string | null) => {
    await queryClient.cancelQueries({ queryKey: ['profile'] });
    queryClient.setQueryData<Profile>(['profile'], (profile) => profile && { ...profile, picture });
  };
}
