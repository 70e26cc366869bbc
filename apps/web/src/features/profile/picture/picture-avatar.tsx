import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { usePicture } from '../api/use-picture.ts';
import type { ProfileAvatarProps } from './profile-avatar.tsx';

export function PictureAvatar({ name, picture, size }: ProfileAvatarProps) {
  const { data, isPending } = usePicture(picture, size === 'small' ? 'small' : 'large');
  return <Avatar name={name} picture={data} loading={isPending} size={size} />;
}
