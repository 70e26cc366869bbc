import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/card/card.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from '../profile/profile.module.css';

/** For managers who look for the organization's settings in their own profile. */
export function SettingsLink({ organization }: { organization: string }) {
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Settings of {organization}</h2>
        <p>Name, address, time zone and the two-factor sign-in of everyone are set in My Org.</p>
        <div className={styles.actions}>
          <Link variant="secondary" href={paths.myOrgSettings}>
            Open the settings
          </Link>
        </div>
      </Card>
    </div>
  );
}
