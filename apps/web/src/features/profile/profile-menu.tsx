import type { Profile } from '@hub/contract/auth/users/profile';
import { paths } from '../../app/paths.ts';
import { chooseTheme, themeOptions, useTheme } from '../../lib/theme/theme.ts';
import { Menu, MenuButton, MenuDivider, MenuHeader, MenuItem } from '../../ui/menu/menu.tsx';
import { MenuChoice } from '../../ui/menu/menu-choice.tsx';
import { organizationOf } from './current-role.ts';
import { ProfileAvatar } from './picture/profile-avatar.tsx';
import styles from './profile-menu.module.css';
import { useSwitchOrganization } from './use-switch-organization.ts';

/** Logging out works without a profile, which may fail to load. */
type Props = { profile: Profile | undefined; email: string | undefined; onLogout: () => void };

export function ProfileMenu({ profile, email, onLogout }: Props) {
  const organization = profile && organizationOf(profile);
  const others = profile?.organizationAccounts.slice(1) ?? [];
  const switchTo = useSwitchOrganization();
  const theme = useTheme();
  const name = profile ? `${profile.firstName} ${profile.lastName}` : (email ?? 'Account');

  return (
    <Menu label="Account" trigger={<ProfileButton name={name} picture={profile?.picture} />}>
      <MenuHeader>
        {organization && <span className={styles.organization}>{organization.name}</span>}
        {organization && <span className={styles.line}>{organization.role}</span>}
        <span className={styles.line}>{profile?.email ?? email}</span>
      </MenuHeader>
      {others.map(({ organizationId, organizationName }) => (
        <MenuItem key={organizationId} onAction={() => switchTo(organizationId)}>
          {`Switch to ${organizationName}`}
        </MenuItem>
      ))}
      <MenuItem href={paths.profile}>Account Information</MenuItem>
      <MenuDivider />
      <MenuChoice title="Theme" value={theme} options={themeOptions} onChange={chooseTheme} />
      <MenuDivider />
      <MenuItem onAction={onLogout}>Logout</MenuItem>
    </Menu>
  );
}

type ProfileButtonProps = { name: string; picture: string | null | undefined };

/** Opens the profile menu. */
function ProfileButton({ name, picture }: ProfileButtonProps) {
  return (
    <MenuButton>
      <ProfileAvatar name={name} picture={picture} size="small" />
      <span className={styles.name}>{name}</span>
    </MenuButton>
  );
}
