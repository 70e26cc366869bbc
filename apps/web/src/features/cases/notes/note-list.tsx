import type { CaseNote } from '@hub/contract/core/cases/case-note';
import { EditNote } from './note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { useDeleteNote } from './note-queries.ts';
import styles from './notes.module.css';
import type { Writing } from './use-writing.ts';

type Props = {
  caseId: string;
  notes: readonly CaseNote[];
  writing: Writing;
  /** Why the notes cannot be changed now. */
  lockedReason: string | undefined;
  /** The id of the note that the link led to. */
  focused: string | undefined;
  /** Called after a note with the focus in it was deleted. */
  onDeleted: () => void;
};

export function NoteList({ caseId, notes, writing, lockedReason, focused, onDeleted }: Props) {
  const deletion = useDeleteNote(caseId);
  return (
    <ul className={styles.list}>
      {notes.map((note) => (
        <li key={note.id} ref={note.id === focused ? focus : null} tabIndex={-1}>
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

const focus = (item: HTMLElement | null) => item?.focus();
