import { onlyManagers, usesLicenses } from '@hub/contract/core/licenses/license';
import { todayIn } from '@hub/contract/dates/today';
import { browserDay } from '../../lib/browser-day.ts';
import { mayCall } from '../profile/current-role.ts';
import { useProfile } from '../profile/profile-queries.ts';

/** What the signed-in user may do with licenses; nothing until the profile is loaded. */
export function usePerson() {
  const { data: profile } = useProfile();
  const isManager = profile !== undefined && mayCall(profile, onlyManagers);
  const zone = profile?.organizationTimeZone;
  return {
    // Support helps people with their accounts and has no licenses.
    hasLicenses: profile !== undefined && mayCall(profile, usesLicenses),
    isManager,
    /** Licenses end by the organization's calendar, wherever its people are. */
    today: zone ? todayIn(zone, new Date()) : browserDay(),
    isDistributor: isManager && profile.organizationType === 'Distributor',
  };
}
