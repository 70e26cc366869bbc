import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import { requireTwoFactor } from '@hub/contract/auth/organizations/two-factor-requirement';
import type { Profile } from '@hub/contract/auth/users/profile';
import { worksWithClients } from '@hub/contract/core/clients/client-access';
import { TimeZoneSection } from '../../features/organization/time-zone-section.tsx';
import { AccountFacts } from '../../features/profile/account-facts.tsx';
import { mayCall, organizationOf } from '../../features/profile/current-role.ts';
import { PictureSection } from '../../features/profile/picture/picture-section.tsx';
import { Appearance, EmailReminders } from '../../features/profile/preferences.tsx';
import { SignInFacts } from '../../features/profile/sign-in/sign-in-facts.tsx';
import { SessionsSection } from '../../features/sessions/sessions-section.tsx';
import { OrganizationRequirement } from '../../features/two-factor/organization-requirement.tsx';
import { TwoFactorSection } from '../../features/two-factor/two-factor-section.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';

type Props = { profile: Profile };

/** Until a required second factor is set up, nothing else can be read or saved. */
export function ProfileSections({ profile, isEnrolling }: Props & { isEnrolling: boolean }) {
  const { externalProvider } = useRuntimeConfig();
  return (
    <>
      {!isEnrolling && <AboutOneself profile={profile} />}
      {!externalProvider && <TwoFactorSection profile={profile} />}
      {!isEnrolling && <Settings profile={profile} />}
    </>
  );
}

const AboutOneself = ({ profile }: Props) => (
  <>
    <PictureSection profile={profile} />
    <AccountFacts profile={profile} />
    <SignInFacts profile={profile} />
  </>
);

function Settings({ profile }: Props) {
  const { externalProvider } = useRuntimeConfig();
  const organization = organizationOf(profile);
  return (
    <>
      {!externalProvider && organization && mayCall(profile, requireTwoFactor.access) && (
        <OrganizationRequirement profile={profile} organization={organization.name} />
      )}
      {organization && mayCall(profile, setTimeZone.access) && (
        <TimeZoneSection profile={profile} organization={organization.name} />
      )}
      <SessionsSection />
      {mayCall(profile, worksWithClients) && <EmailReminders profile={profile} />}
      <Appearance />
    </>
  );
}
