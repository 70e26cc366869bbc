import { readPicture } from '@hub/contract/auth/users/profile-picture';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { dataUrlOf } from '../../../lib/data-url.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { ProfileAvatarProps } from './profile-avatar.tsx';

export function PictureAvatar({ name, picture, size }: ProfileAvatarProps) {
  const { data, isPending } = usePicture(picture, size === 'small' ? 'small' : 'large');
  return <Avatar name={name} picture={data} loading={isPending} size={size} />;
}

/** The signed-in user's picture. */
function usePicture(address: string | null | undefined, size: 'small' | 'large') {
  const api = useApi();
  return useQuery({
    queryKey: ['picture', address, size],
    queryFn: async ({ signal }) => dataUrlOf(await api.download(readPicture, { query: { size }, signal })),
    enabled: Boolean(address),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
