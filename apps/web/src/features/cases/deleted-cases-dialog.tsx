import type { DeletedCase } from '@hub/contract/core/cases/cases';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../lib/browser-day.ts';
import { firstDeleted, RestoreDialog } from '../../lib/restore/restore-dialog.tsx';
import { useDeletedCases, useRestoreCase } from './case-queries.ts';

type Props = {
  /** The cases of this client alone. */
  clientId?: string;
  onGone: () => void;
};

export function DeletedCasesDialog({ clientId, onGone }: Props) {
  const [page, setPage] = useState(firstDeleted);
  const { data, ...query } = useDeletedCases({ ...page, ...(clientId && { ClientId: clientId }) });
  return (
    <RestoreDialog
      title="Deleted cases"
      none={{
        message: 'No case can be restored',
        hint: 'A case that you delete stays here for 30 days, then it is gone for good.',
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
    ['Restorable until', displayDate(browserDayOf(deleted.restorableUntil))],
  ] as const,
});
