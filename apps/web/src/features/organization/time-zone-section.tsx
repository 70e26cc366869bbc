import type { Profile } from '@hub/contract/auth/users/profile';
import { useState } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { SearchableDropdown } from '../../ui/searchable-dropdown/searchable-dropdown.tsx';
import styles from '../profile/profile.module.css';
import { zonesWith } from './time-zones.ts';
import { useSetTimeZone } from './use-time-zone.ts';

type Props = { profile: Profile; organization: string };

/** For managers: the time zone that decides when a day begins in the organization. */
export function TimeZoneSection({ profile, organization }: Props) {
  const current = profile.organizationTimeZone ?? '';
  // The unsaved choice; empty while the user searches for another zone.
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
