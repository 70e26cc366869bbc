import type { DeletedCase } from '@hub/contract/core/cases/cases';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../lib/browser-day.ts';
import {
  type DeletedPlace,
  firstDeleted,
  RestoreDialog,
  restorableFact,
} from '../../lib/restore/restore-dialog.tsx';
import { useDeletedCases, useRestoreCase } from './case-queries.ts';

type Props = {
  /** The cases of this client alone. */
  clientId?: string;
  onGone: () => void;
};

export function DeletedCasesDialog({ clientId, onGone }: Props) {
  const [page, setPage] = useState(firstDeleted);
  const [place, setPlace] = useState<DeletedPlace>('bin');
  const { data, ...query } = useDeletedCases({
    ...page,
    Archived: place === 'archive',
    ...(clientId && { ClientId: clientId }),
  });
  return (
    <RestoreDialog
      title="Deleted cases"
      none={{
        message: 'No case was deleted in the last 30 days',
        hint: 'A case that you delete stays here for 30 days.',
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
      restoration={useRestoreCase()}
      onGone={onGone}
    />
  );
}

const asRecord = (deleted: DeletedCase) => ({
  id: deleted.id,
  name: deleted.caseName,
  facts: [
    ['Client', deleted.clientName],
    ['Referred on', displayDate(deleted.referralDate)],
    ['Deleted on', displayDate(browserDayOf(deleted.deleted))],
    restorableFact(deleted.restorableUntil),
  ] as const,
});
