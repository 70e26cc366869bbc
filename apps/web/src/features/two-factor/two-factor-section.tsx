import type { Profile } from '@hub/contract/auth/users/profile';
import { useRef, useState } from 'react';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from './dialogs-on-demand.ts';
import styles from './two-factor.module.css';

const dialogs = { 'turn on': TurnOnDialog, 'turn off': TurnOffDialog, 'new codes': NewCodesDialog };

/** Whether signing in asks for a code besides the password. */
export function TwoFactorSection({ profile }: { profile: Profile }) {
  const { twoFactorEnabled: isOn, twoFactorRequired: isRequired } = profile;
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const title = useRef<HTMLHeadingElement>(null);
  const Opened = opened && dialogs[opened];

  function close() {
    setOpened(undefined);
    // The button that opened the dialog may have disappeared.
    if (document.activeElement === document.body) title.current?.focus();
  }

  return (
    <div className={styles.section}>
      <Card>
        <div className={styles.titleLine}>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            Two-factor sign-in
          </h2>
          <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        </div>
        {isRequired && !isOn && (
          <AlertBanner tone="priority" title="Your organization asks for two-factor sign-in">
            Turn it on to go on with your work.
          </AlertBanner>
        )}
        <p className={styles.text}>
          {isOn
            ? 'Signing in asks for your password and a code from your authenticator app.'
            : 'Besides your password, signing in then asks for a code from an app on your phone. A stolen password alone opens nothing.'}
        </p>
        <div className={styles.actions}>
          {isOn ? (
            <>
              <Button variant="secondary" onPress={() => setOpened('new codes')}>
                New recovery codes
              </Button>
              <Button variant="secondary" onPress={() => setOpened('turn off')}>
                Turn off
              </Button>
            </>
          ) : (
            <Button variant={isRequired ? 'primary' : 'secondary'} onPress={() => setOpened('turn on')}>
              Turn on
            </Button>
          )}
        </div>
      </Card>
      {Opened && <Opened onGone={close} />}
    </div>
  );
}
