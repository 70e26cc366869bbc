import { worksWithClients } from '@hub/contract/core/clients/client-access';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useActivatePending } from '../../features/library/use-activate-pending.ts';
import { mayCall, organizationOf } from '../../features/profile/current-role.ts';
import { ProfileMenu } from '../../features/profile/profile-menu.tsx';
import { useProfile, useStanding } from '../../features/profile/profile-queries.ts';
import { QuickSearch } from '../../features/search/quick-search.tsx';
import { SessionDialogs } from '../../features/session-lifecycle/session-dialogs.tsx';
import { takeStartedAnew } from '../../lib/session/shown-organization.ts';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { HelpIcon } from '../../ui/icon/icons.tsx';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { paths } from '../paths.ts';
import { Logo } from './bare-frame.tsx';
import styles from './frame.module.css';
import { NavigationTabs } from './navigation-tabs.tsx';

export function SignedInHeader({ session }: { session: SignedIn }) {
  const { data: profile } = useProfile();
  const standing = useStanding();
  const organization = profile && organizationOf(profile);
  const [isLeaving, setIsLeaving] = useState(false);
  // Support helps people with their accounts, and has neither clients nor licenses.
  const worksHere = profile?.status === 'Active' && mayCall(profile, worksWithClients);
  useMaintenanceNotice();
  useSwitchMessage(profile?.organizationAccounts[0]?.organizationName);
  useActivatePending(session, worksHere);

  const isAwaitingApproval =
    profile?.status === 'PendingOrgApproval' ||
    (standing.status === 'refused' && standing.refusal === 'approval-pending');
  const { end } = session;
  useEffect(() => {
    if (isAwaitingApproval) end('awaiting-approval');
  }, [isAwaitingApproval, end]);

  return (
    <>
      <Link className={styles.brand} to={paths.start}>
        <Logo />
        <span className="visually-hidden">Evaluation Hub, start page</span>
        {organization && <span className={styles.organization}>{organization.name}</span>}
      </Link>
      <NavigationTabs />
      <div className={styles.tools}>
        {worksHere && <QuickSearch />}
        <IconLink label="Help" href={paths.support}>
          <HelpIcon />
        </IconLink>
        <ProfileMenu
          profile={profile}
          email={session.user.profile.email}
          onLogout={() => setIsLeaving(true)}
        />
      </div>
      <SessionDialogs session={session} isLeaving={isLeaving} onStay={() => setIsLeaving(false)} />
    </>
  );
}

/** Also shown in a tab that followed the switch in another tab. */
function useSwitchMessage(organization: string | undefined): void {
  useEffect(() => {
    if (organization && takeStartedAnew()) showToast({ message: `You work in ${organization} now` });
  }, [organization]);
}

/** Only signed-in users plan work around the maintenance. No page waits for the notice. */
function useMaintenanceNotice(): void {
  useEffect(() => {
    void import('../../features/maintenance/announce-maintenance.ts').then(({ announceMaintenance }) =>
      announceMaintenance(),
    );
  }, []);
}
