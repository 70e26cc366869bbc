import type { CaseNote } from '@hub/contract/core/cases/case-note';
import { useState } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EditIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { EarlierNotesDialog, NoteTime } from './earlier-notes-dialog.tsx';
import styles from './notes.module.css';

type Props = {
  caseId: string;
  note: CaseNote;
  /** Why the note cannot be changed now. */
  lockedReason: string | undefined;
  focusEdit: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

export function NoteItem(props: Props) {
  const { caseId, note, lockedReason, focusEdit, onEdit, onDelete } = props;
  const [showsEarlier, setShowsEarlier] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <Avatar name={note.createdByName} />
        <div className={styles.who}>
          <p className={styles.author}>{note.createdByName}</p>
          <p className={styles.time}>
            <NoteTime at={note.created} />
            {note.edited && (
              <span>
                Edited <NoteTime at={note.edited} />
              </span>
            )}
          </p>
        </div>
        {note.isMine && (
          <div className={styles.tools}>
            <IconButton
              label="Edit note"
              disabledReason={lockedReason}
              autoFocus={focusEdit}
              onPress={onEdit}
            >
              <EditIcon />
            </IconButton>
            <IconButton label="Delete note" disabledReason={lockedReason} onPress={onDelete}>
              <TrashIcon />
            </IconButton>
          </div>
        )}
      </div>
      <RichTextView html={note.note.html} />
      {note.edited && note.isMine && (
        <div className={styles.earlier}>
          <Button variant="quiet" onPress={() => setShowsEarlier(true)}>
            Earlier versions
          </Button>
        </div>
      )}
      {showsEarlier && (
        <EarlierNotesDialog caseId={caseId} noteId={note.id} onGone={() => setShowsEarlier(false)} />
      )}
    </>
  );
}
