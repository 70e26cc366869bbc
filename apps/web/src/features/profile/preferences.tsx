import type { Profile } from '@hub/contract/auth/users/profile';
import { ThemeChoice } from '../../lib/theme/theme-choice.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import styles from './profile.module.css';
import { useChangeReminders } from './profile-changes.ts';

/** Chooses which optional mails the hub sends. */
export function EmailReminders({ profile }: { profile: Profile }) {
  const change = useChangeReminders();
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Email reminders</h2>
        <Toggle
          label="Remind me of cases that expire"
          help="A mail one day before a case expires and on the day itself. It names no client."
          on={profile.caseReminders}
          onChange={(on) => change.mutate(on)}
        />
      </Card>
    </div>
  );
}

/** Saved in this browser only, because other devices may be used in other light. */
export function Appearance() {
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Appearance</h2>
        <ThemeChoice />
      </Card>
    </div>
  );
}
