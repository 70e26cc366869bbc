import type { AlertBackup } from '@hub/contract/core/administrations/alert-backup';
import { useState } from 'react';
import { showOutcome } from '../../lib/api/show-outcome.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SearchableDropdown } from '../../ui/searchable-dropdown/searchable-dropdown.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from '../profile/profile.module.css';
import { useAlertBackup, useNameBackup } from './assessment-queries.ts';

/** A setting of the profile: the colleague who is notified when critical answers stay unread. */
export function AlertBackupSection() {
  const query = useAlertBackup();
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Backup for critical answers</h2>
        {query.data ? (
          <BackupField {...query.data} />
        ) : query.errorUpdateCount > 0 ? (
          <LoadFailure query={query}>Your backup could not be loaded.</LoadFailure>
        ) : (
          <Skeleton variant="body" width="wide" />
        )}
      </Card>
    </div>
  );
}

type Colleague = AlertBackup['colleagues'][number];

const nameOf = ({ firstName, lastName }: Colleague) => `${firstName} ${lastName}`;

function BackupField({ backup, colleagues }: AlertBackup) {
  const naming = useNameBackup();
  const current = backup?.accountId ?? '';
  // The choice that is not saved yet.
  const [chosen, setChosen] = useState<string>();
  if (colleagues.length === 0) {
    return <p>You have no colleagues here yet. Your managers are told instead.</p>;
  }
  const choose = (accountId: string) => {
    setChosen(accountId);
    if (accountId === current) return;
    const outcome = showOutcome(naming.mutateAsync(accountId || null), {
      done: ({ backup: named }) =>
        named ? `${nameOf(named)} is your backup` : 'You have no backup any more',
      failed: 'Your backup could not be saved.',
    });
    void outcome.then(() => setChosen(undefined));
  };
  return (
    <SearchableDropdown
      label="Backup"
      help="Is told when you have not acknowledged critical answers for a business day, and within two office hours, or at once outside of them, where there is danger to life: that something is unread, not what it says. Without a backup, and after as long again, your managers are told."
      placeholder="Type a name"
      options={colleagues.map((colleague) => ({ value: colleague.accountId, label: nameOf(colleague) }))}
      value={chosen ?? current}
      onChange={choose}
      disabled={naming.isPending}
    />
  );
}
