import type { CaseNote } from '@hub/contract/core/cases/case-note';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { useReloadCase } from '../api/use-reload-case.ts';
import { useUpdateNote } from '../api/use-update-note.ts';
import { noteDraft } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';
import styles from './notes.module.css';
import { useNoteRefusal } from './use-note-refusal.ts';

type Props = { caseId: string; note: CaseNote; onClose: () => void };

/** After a conflict the newer text stands above what was typed, and saving again replaces it knowingly. */
export function EditNote({ caseId, note: latest, onClose }: Props) {
  const [opened] = useState(latest);
  const [hasConflict, setHasConflict] = useState(false);
  const updateNote = useUpdateNote(caseId, opened.id);
  const reload = useReloadCase(caseId);
  const refuse = useNoteRefusal();

  function fail(error: unknown) {
    if (!(error instanceof ApiProblem && error.code === 'version-conflict')) return refuse(error);
    void reload().then(() => setHasConflict(true));
    return true;
  }
  const { version } = hasConflict ? latest : opened;
  return (
    <NoteForm
      label="Edit note"
      note={opened.note}
      draftKey={noteDraft(opened.id)}
      onSave={(note) => updateNote({ note, version })}
      onFailure={fail}
      onClose={onClose}
    >
      {hasConflict && (
        <AlertBanner tone="alert" title="This note was changed meanwhile. It says now:">
          <div className={styles.newer}>
            <RichTextView html={latest.note.html} />
          </div>
          <p>What you have typed is not saved yet. Saving it replaces this text.</p>
        </AlertBanner>
      )}
    </NoteForm>
  );
}
