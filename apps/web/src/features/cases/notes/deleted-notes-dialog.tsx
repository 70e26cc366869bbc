import type { DeletedNote } from '@hub/contract/core/cases/case-note';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { firstDeleted, RestoreDialog } from '../../../lib/restore/restore-dialog.tsx';
import { useDeletedNotes, useRestoreNote } from './note-queries.ts';

/** Enough text to recognize a note. */
const EXCERPT_LENGTH = 160;

type Props = { caseId: string; onGone: () => void };

export function DeletedNotesDialog({ caseId, onGone }: Props) {
  const [page, setPage] = useState(firstDeleted);
  const { data, ...query } = useDeletedNotes(caseId, page);
  return (
    <RestoreDialog
      title="Deleted notes"
      none={{
        message: 'No note can be restored',
        hint: 'A note that you delete stays here for 30 days, then it is gone for good.',
      }}
      page={page}
      onPage={setPage}
      deleted={{ ...query, data: data && { ...data, items: data.items.map(asRecord) } }}
      restoration={useRestoreNote(caseId)}
      onGone={onGone}
    />
  );
}

const asRecord = (note: DeletedNote) => ({
  id: note.id,
  name: note.text.length > EXCERPT_LENGTH ? `${note.text.slice(0, EXCERPT_LENGTH)}…` : note.text,
  facts: [
    ['Written on', displayDate(browserDayOf(note.created))],
    ['Deleted on', displayDate(browserDayOf(note.deleted))],
    ['Restorable until', displayDate(browserDayOf(note.restorableUntil))],
  ] as const,
});
