import type { DeletedClient } from '@hub/contract/core/clients/clients';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { clientName } from '../../../lib/client-name.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../../ui/data-table/focus-on-removal.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useRestoreClient } from '../deletion/use-restore-client.ts';
import styles from './deleted-clients.module.css';

export const DeletedClientList = ({ clients }: { clients: readonly DeletedClient[] }) => (
  <ul aria-label="Deleted clients" className={styles.list}>
    {clients.map((client) => (
      <Item key={client.id} client={client} />
    ))}
  </ul>
);

function Item({ client }: { client: DeletedClient }) {
  const item = useFocusNeighborOnRemoval<HTMLLIElement>();
  const restoration = useRestoreClient();
  const name = clientName(client);
  const facts = [
    ['Date of birth', displayDate(client.dateOfBirth)],
    ['Deleted on', displayDate(browserDayOf(client.deleted))],
    ['Restorable until', displayDate(browserDayOf(client.restorableUntil))],
  ];
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.client}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button variant="secondary" busy={restoration.isPending} onPress={() => restoration.mutate(client.id)}>
        Restore <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  );
}

export const DeletedClientSkeleton = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading the deleted clients…
    </p>
    <div aria-hidden="true" className={styles.list}>
      {['first', 'second', 'third'].map((item) => (
        <div key={item} className={styles.item}>
          <div className={styles.client}>
            <Skeleton variant="body" width="medium" />
            <Skeleton variant="small" width="wide" />
          </div>
        </div>
      ))}
    </div>
  </>
);
