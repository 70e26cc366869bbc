import type { Profile } from '@hub/contract/auth/users/profile';
import { worksWithClients } from '@hub/contract/core/clients/client-access';
import { AlertBackupSection } from '../../features/assessments/alert-backup-section.tsx';
import { SettingsLink } from '../../features/organization/settings-link.tsx';
import { TimeZoneSection } from '../../features/organization/time-zone-section.tsx';
import { AccountFacts } from '../../features/profile/account-facts.tsx';
import { managesCurrent, mayCall, organizationOf } from '../../features/profile/current-role.ts';
import { PictureSection } from '../../features/profile/picture/picture-section.tsx';
import { Appearance, EmailReminders } from '../../features/profile/preferences.tsx';
import { ReminderTexts } from '../../features/profile/reminder-texts/reminder-texts.tsx';
import { SignInFacts } from '../../features/profile/sign-in/sign-in-facts.tsx';
import { SignatureSection } from '../../features/profile/signature/signature-section.tsx';
import { SessionsSection } from '../../features/sessions/sessions-section.tsx';
import { OrganizationRequirement } from '../../features/two-factor/organization-requirement.tsx';
import { TwoFactorSection } from '../../features/two-factor/two-factor-section.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';

type Props = { profile: Profile };

/** Until a required second factor is set up, the server refuses to read or save anything else. */
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
  return (
    <>
      {managesCurrent(profile) && <OrganizationSettings profile={profile} />}
      <SessionsSection />
      {mayCall(profile, worksWithClients) && (
        <>
          <EmailReminders profile={profile} />
          <ReminderTexts profile={profile} />
          <AlertBackupSection />
          <SignatureSection name={`${profile.firstName} ${profile.lastName}`} />
        </>
      )}
      <Appearance />
    </>
  );
}

/** The organization's settings belong to My Org, and are shown here only if My Org is switched off. */
function OrganizationSettings({ profile }: Props) {
  const { externalProvider, features } = useRuntimeConfig();
  const organization = organizationOf(profile)?.name ?? '';
  if (features.myOrg) return <SettingsLink organization={organization} />;
  return (
    <>
      {!externalProvider && <OrganizationRequirement profile={profile} organization={organization} />}
      <TimeZoneSection profile={profile} organization={organization} />
    </>
  );
}
