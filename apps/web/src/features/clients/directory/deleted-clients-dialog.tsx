import type { DeletedClient } from '@hub/contract/core/clients/clients';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import {
  type DeletedPlace,
  firstDeleted,
  RestoreDialog,
  restorableFact,
} from '../../../lib/restore/restore-dialog.tsx';
import { clientName } from '../client-name.ts';
import { useDeletedClients, useRestoreClient } from '../client-queries.ts';

export function DeletedClientsDialog({ onGone }: { onGone: () => void }) {
  const [page, setPage] = useState(firstDeleted);
  const [place, setPlace] = useState<DeletedPlace>('bin');
  const { data, ...query } = useDeletedClients({ ...page, Archived: place === 'archive' });
  return (
    <RestoreDialog
      title="Deleted clients"
      none={{
        message: 'No client was deleted in the last 30 days',
        hint: 'A client that you delete stays here for 30 days.',
      }}
      places={{
        chosen: place,
        onChoose: (chosen) => {
          setPlace(chosen);
          setPage(firstDeleted);
        },
      }}
      page={page}
      onPage={setPage}
      deleted={{ ...query, data: data && { ...data, items: data.items.map(asRecord) } }}
      restoration={useRestoreClient()}
      onGone={onGone}
    />
  );
}

const asRecord = (client: DeletedClient) => ({
  id: client.id,
  name: clientName(client),
  facts: [
    ['Date of birth', displayDate(client.dateOfBirth)],
    ['Deleted on', displayDate(browserDayOf(client.deleted))],
    restorableFact(client.restorableUntil),
  ] as const,
});
