import type { ReactNode } from 'react';
import { SwitchOffer } from '../../features/organization/switch-offer.tsx';
import { managesCurrent } from '../../features/profile/current-role.ts';
import { useProfile } from '../../features/profile/profile-queries.ts';

/** My Org shows the current organization, so somebody who manages another one has to switch first. */
export function ManagersOnly({ children }: { children: ReactNode }) {
  const { data: profile } = useProfile();
  if (!profile) return null;
  return managesCurrent(profile) ? children : <SwitchOffer profile={profile} />;
}
