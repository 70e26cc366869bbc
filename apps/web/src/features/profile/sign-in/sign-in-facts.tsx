import type { Profile } from '@hub/contract/auth/users/profile';
import { useState } from 'react';
import { useRuntimeConfig } from '../../../lib/runtime-config.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import styles from '../profile.module.css';

const ChangeEmailDialog = dialogOnDemand(
  'Change email',
  async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog,
);

const ChangePasswordDialog = dialogOnDemand(
  'Change password',
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
);

/** The user's email and password, with dialogs to change them. */
export function SignInFacts({ profile }: { profile: Profile }) {
  const { singleSignOnLabel } = useRuntimeConfig().brand;
  const [open, setOpen] = useState<'email' | 'password'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Sign-in</h2>
        <FactList>
          <Fact name="Email">{profile.email}</Fact>
          <Fact name="Password">
            {profile.signsInElsewhere ? `Saved by ${singleSignOnLabel}` : '••••••••••••'}
          </Fact>
        </FactList>
        {!profile.signsInElsewhere && (
          <div className={styles.actions}>
            <Button variant="secondary" onPress={() => setOpen('email')}>
              Change email
            </Button>
            <Button variant="secondary" onPress={() => setOpen('password')}>
              Change password
            </Button>
          </div>
        )}
        {open === 'email' && <ChangeEmailDialog onGone={close} />}
        {open === 'password' && <ChangePasswordDialog onGone={close} />}
      </Card>
    </div>
  );
}
