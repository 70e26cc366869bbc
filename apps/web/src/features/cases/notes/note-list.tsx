import type { CaseNote } from '@hub/contract/core/cases/case-note';
import type { Ref } from 'react';
import { EditNote } from './edit-note.tsx';
import { NoteItem } from './note-item.tsx';
import styles from './notes.module.css';
import { useDeleteNote } from './use-delete-note.ts';
import type { Writing } from './use-writing.ts';

type Props = {
  caseId: string;
  notes: readonly CaseNote[];
  writing: Writing;
  /** Why none of them can be changed now. */
  lockedReason: string | undefined;
  /** One is gone, and the focus with it. */
  onDeleted: () => void;
  ref: Ref<HTMLUListElement>;
};

export function NoteList({ caseId, notes, writing, lockedReason, onDeleted, ref }: Props) {
  const deletion = useDeleteNote(caseId);
  return (
    <ul ref={ref} className={styles.list}>
      {notes.map((note) => (
        <li key={note.id} tabIndex={-1}>
          {writing.now === note.id ? (
            <EditNote caseId={caseId} note={note} onClose={writing.end} />
          ) : (
            <NoteItem
              caseId={caseId}
              note={note}
              lockedReason={lockedReason}
              focusEdit={writing.before === note.id}
              onEdit={() => writing.begin(note.id)}
              onDelete={() => deletion.mutate(note.id, { onSuccess: onDeleted })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
