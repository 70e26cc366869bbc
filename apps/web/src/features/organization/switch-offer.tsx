import type { Profile } from '@hub/contract/auth/users/profile';
import { PageTitle } from '../../lib/page-title.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { managedOrganizations } from '../profile/current-role.ts';
import { useSwitchOrganization } from '../profile/use-switch-organization.ts';

/** Shown in place of My Org to somebody who manages another organization than the current one. */
export function SwitchOffer({ profile }: { profile: Profile }) {
  const switchTo = useSwitchOrganization();
  const [current] = profile.organizationAccounts;
  return (
    <Notice
      title={`You do not manage ${current?.organizationName}`}
      actions={managedOrganizations(profile).map(({ organizationId, organizationName }) => (
        <Button key={organizationId} onPress={() => switchTo(organizationId)}>
          Switch to {organizationName}
        </Button>
      ))}
    >
      <PageTitle>My Org</PageTitle>
      <p>My Org is there for the organizations that you manage.</p>
    </Notice>
  );
}
