import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

export type ProfileAvatarProps = {
  name: string;
  /** The picture's address in the profile. */
  picture: string | null | undefined;
  size: 'small' | 'portrait';
};

const Coming = ({ name, size }: ProfileAvatarProps) => <Avatar name={name} loading size={size} />;
const Initials = ({ name, size }: ProfileAvatarProps) => <Avatar name={name} size={size} />;

// Most people have no picture, and no page should wait for one.
const PictureAvatar = onDemand(
  async () => (await import('./picture-avatar.tsx')).PictureAvatar,
  Initials,
  Coming,
);

/** The picture of the signed-in user, or their initials where there is none. */
export const ProfileAvatar = (props: ProfileAvatarProps) =>
  props.picture ? <PictureAvatar {...props} /> : <Initials {...props} />;
