import { MenuButton } from '../../ui/menu/menu.tsx';
import { ProfileAvatar } from './picture/profile-avatar.tsx';
import styles from './profile-menu.module.css';

type Props = { name: string; picture: string | null | undefined };

/** Opens the profile menu. */
export function ProfileButton({ name, picture }: Props) {
  return (
    <MenuButton>
      <ProfileAvatar name={name} picture={picture} size="small" />
      <span className={styles.name}>{name}</span>
    </MenuButton>
  );
}
