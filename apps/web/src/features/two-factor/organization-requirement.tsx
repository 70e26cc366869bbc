import type { Profile } from '@hub/contract/auth/users/profile';
import { useState } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import { RequirementDialog } from './dialogs-on-demand.ts';
import styles from './two-factor.module.css';

type Props = { profile: Profile; organization: string };

/** For managers, who turn it on for themselves before they require it of others. */
export function OrganizationRequirement({ profile, organization }: Props) {
  const { twoFactorEnabled: isOn, twoFactorRequired: isRequired } = profile;
  const [wanted, setWanted] = useState<boolean>();
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={`${styles.title} ${styles.titleLine}`}>Sign-in at {organization}</h2>
        <Toggle
          label="Ask everyone for two-factor sign-in"
          help={isOn ? 'Whoever has not turned it on is led to it.' : 'Turn it on for yourself first.'}
          disabled={!isOn && !isRequired}
          on={isRequired}
          onChange={setWanted}
        />
      </Card>
      {wanted !== undefined && (
        <RequirementDialog organization={organization} wanted={wanted} onGone={() => setWanted(undefined)} />
      )}
    </div>
  );
}
