import type { Profile } from '@hub/contract/auth/users/profile';
import { useState } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { SearchableDropdown } from '../../ui/searchable-dropdown/searchable-dropdown.tsx';
import styles from '../profile/profile.module.css';
import { zonesWith } from './time-zones.ts';
import { useSetTimeZone } from './use-time-zone.ts';

type Props = { profile: Profile; organization: string };

/** For managers: when a day begins for the whole organization. */
export function TimeZoneSection({ profile, organization }: Props) {
  const current = profile.organizationTimeZone ?? '';
  // What is chosen and not saved yet, or nothing while another is looked for.
  const [chosen, setChosen] = useState<string>();
  const change = useSetTimeZone();
  const choose = (zone: string) => {
    setChosen(zone);
    if (zone && zone !== current) change.mutate(zone, { onSettled: () => setChosen(undefined) });
  };
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Time zone of {organization}</h2>
        <SearchableDropdown
          label="Time zone"
          help="Reminders are sent, and cases expire, by the days of this time zone."
          placeholder="Type a city or a region"
          options={zonesWith(current)}
          value={chosen ?? current}
          onChange={choose}
          onBlur={() => setChosen((zone) => zone || undefined)}
        />
      </Card>
    </div>
  );
}
