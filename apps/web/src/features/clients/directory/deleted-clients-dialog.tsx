import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { Button, RetryButton } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Pager, type PageSize } from '../../../ui/pager/pager.tsx';
import { useDeletedClients } from '../api/use-deleted-clients.ts';
import { DeletedClientList, DeletedClientSkeleton } from './deleted-client-list.tsx';
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
