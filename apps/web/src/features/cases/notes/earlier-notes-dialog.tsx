import type { EarlierNote } from '@hub/contract/core/cases/case-note';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useEarlierNotes } from './note-queries.ts';
import styles from './notes.module.css';

type Props = { caseId: string; noteId: string; onGone: () => void };

export function EarlierNotesDialog({ caseId, noteId, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const earlier = useEarlierNotes(caseId, noteId);
  return (
    <Dialog visible={visible} onVisibleChange={setVisible} onGone={onGone} title="Earlier versions">
      {earlier.data ? (
        <EarlierNotes versions={earlier.data} />
      ) : earlier.errorUpdateCount > 0 ? (
        <LoadFailure query={earlier}>The earlier versions could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Dialog>
  );
}

const EarlierNotes = ({ versions }: { versions: readonly EarlierNote[] }) => (
  <ul className={styles.list}>
    {versions.map(({ note, written, replaced }) => (
      <li key={replaced} className={styles.earlierNote}>
        <p className={styles.time}>
          <span>
            Written <NoteTime at={written} />
          </span>
          <span>
            Replaced <NoteTime at={replaced} />
          </span>
        </p>
        <RichTextView html={note.html} />
      </li>
    ))}
  </ul>
);

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the time zone of the reader. */
export const NoteTime = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;
