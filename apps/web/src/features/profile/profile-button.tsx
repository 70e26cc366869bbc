import { MenuButton } from '../../ui/menu/menu-button.tsx';
import styles from './profile-menu.module.css';

/** Opens the profile menu. */
export function ProfileButton({ name }: { name: string }) {
  return (
    <MenuButton>
      <span className={styles.name}>{name}</span>
    </MenuButton>
  );
}
