import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMaintenanceNotice } from '../../features/maintenance/use-maintenance-notice.ts';
import { useProfile } from '../../features/profile/api/use-profile.ts';
import { organizationOf } from '../../features/profile/organization.ts';
import { ProfileMenu } from '../../features/profile/profile-menu.tsx';
import { InactivityDialog } from '../../features/session/inactivity-dialog.tsx';
import { LogoutDialog } from '../../features/session/logout-dialog.tsx';
import type { SignedIn } from '../../lib/session/session-context.ts';
import { HelpIcon } from '../../ui/icon/icons.tsx';
import { IconLink } from '../../ui/icon-button/icon-link.tsx';
import { paths } from '../paths.ts';
import styles from './frame.module.css';
import { Logo } from './logo.tsx';
import { NavigationTabs } from './navigation-tabs.tsx';

export function SignedInHeader({ session }: { session: SignedIn }) {
  const { data: profile } = useProfile();
  const organization = profile && organizationOf(profile);
  const [isLeaving, setIsLeaving] = useState(false);
  useMaintenanceNotice();

  const isAwaitingApproval = profile?.status === 'PendingOrgApproval';
  const { end } = session;
  useEffect(() => {
    if (isAwaitingApproval) end('awaiting-approval');
  }, [isAwaitingApproval, end]);

  return (
    <>
      <Link className={styles.brand} to={paths.start} aria-label="Evaluation Hub, start page">
        <Logo />
        {organization && <span className={styles.organization}>{organization.name}</span>}
      </Link>
      <NavigationTabs />
      <div className={styles.tools}>
        <IconLink label="Help" href={paths.support}>
          <HelpIcon />
        </IconLink>
        <ProfileMenu
          profile={profile}
          email={session.user.profile.email}
          onLogout={() => setIsLeaving(true)}
        />
      </div>
      <LogoutDialog visible={isLeaving} onCancel={() => setIsLeaving(false)} onConfirm={session.signOut} />
      <InactivityDialog session={session} />
    </>
  );
}
