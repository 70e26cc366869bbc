import type { DeletedClient } from '@hub/contract/core/clients/clients';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { Button, RetryButton } from '../../../ui/button/button.tsx';
import { useFocusNeighborOnRemoval } from '../../../ui/data-table/focus-on-removal.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pager, type PageSize } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { clientName } from '../client-name.ts';
import { useDeletedClients, useRestoreClient } from '../client-queries.ts';
import styles from './deleted-clients.module.css';

const FIRST: { Page: number; PageSize: PageSize } = { Page: 1, PageSize: 12 };

export function DeletedClientsDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={setVisible}
      onGone={onGone}
      title="Deleted clients"
      footer={
        <Button variant="secondary" onPress={() => setVisible(false)}>
          Close
        </Button>
      }
    >
      <DeletedClients />
    </Dialog>
  );
}

function DeletedClients() {
  const [query, setQuery] = useState(FIRST);
  const deleted = useDeletedClients(query);
  if (deleted.error) {
    const retry = () => void deleted.refetch();
    return (
      <div role="alert">
        <EmptyState
          message="The deleted clients could not be loaded"
          hint={reasonOf(deleted.error)}
          action={
            <RetryButton state={deleted.isFetching ? { status: 'retrying' } : { status: 'failed', retry }} />
          }
        />
      </div>
    );
  }
  if (!deleted.data) return <DeletedClientSkeleton />;
  const { items, totalItems } = deleted.data;
  return (
    <div tabIndex={-1} className={styles.deleted}>
      {items.length > 0 ? (
        <DeletedClientList clients={items} />
      ) : (
        <EmptyState
          message="No client can be restored"
          hint="A client that you delete stays here for 30 days, then it is gone for good."
        />
      )}
      {totalItems > FIRST.PageSize && (
        <Pager
          label="Deleted clients"
          page={query.Page}
          pageSize={query.PageSize}
          totalItems={totalItems}
          onPage={(Page) => setQuery({ ...query, Page })}
          onPageSize={(PageSize) => setQuery({ Page: 1, PageSize })}
        />
      )}
    </div>
  );
}

const DeletedClientList = ({ clients }: { clients: readonly DeletedClient[] }) => (
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

const DeletedClientSkeleton = () => (
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
