import type { CaseNote } from '@hub/contract/core/cases/case-note';
import { noteFields } from '@hub/contract/core/cases/case-note';
import type { RichText } from '@hub/contract/fields/rich-text';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { FormRichText } from '../../../lib/form/form-rich-text.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useReloadCase, useReloadCases } from '../case-queries.ts';
import { showRefusal } from '../show-refusal.ts';
import { useAddNote, useUpdateNote } from './note-queries.ts';
import styles from './notes.module.css';
import { newNoteDraft, noteDraft } from './use-writing.ts';

type NewProps = { caseId: string; onClose: () => void };

export function NewNote({ caseId, onClose }: NewProps) {
  const addNote = useAddNote(caseId);
  const refuse = useNoteRefusal();
  return (
    <NoteForm
      label="New note"
      draftKey={newNoteDraft(caseId)}
      onSave={addNote}
      onFailure={refuse}
      onClose={onClose}
    />
  );
}

type EditProps = { caseId: string; note: CaseNote; onClose: () => void };

/** After a conflict the newer text is shown above what was typed, and saving again replaces it. */
export function EditNote({ caseId, note: latest, onClose }: EditProps) {
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

/**
 * Reports why a note was not saved. The typed text stays in its form, even if the case was closed meanwhile.
 */
function useNoteRefusal() {
  const reload = useReloadCases();
  return (error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'case-closed') void reload();
    return showRefusal(error);
  };
}

const schema = z.object(noteFields);
const fieldOf = (path: string) => path.replace(/\.(html|text)$/, '');

type FormProps = {
  label: string;
  note?: RichText;
  draftKey: string;
  onSave: (note: RichText) => Promise<void>;
  onFailure: (error: unknown) => boolean;
  onClose: () => void;
  /** Shown above the text. */
  children?: ReactNode;
};

function NoteForm(props: FormProps) {
  const { label, note = { html: '', text: '' }, draftKey, onSave, onFailure, onClose, children } = props;
  const form = useHubForm({
    schema,
    defaultValues: { note },
    draftKey,
    fieldOf,
    onSubmit: (values) => onSave(values.note),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Note saved', tone: 'success' });
    },
    onFailure,
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  return (
    <>
      <HubForm form={form} label={label}>
        {children}
        <FormRichText name="note" label="Note" autoFocus />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={() => leave(onClose)}>
            Cancel
          </Button>
          <SubmitButton>Save note</SubmitButton>
        </div>
      </HubForm>
      {dialog}
    </>
  );
}
