import { useAddNote } from '../api/use-add-note.ts';
import { newNoteDraft } from './note-drafts.ts';
import { NoteForm } from './note-form.tsx';
import { useNoteRefusal } from './use-note-refusal.ts';

type Props = { caseId: string; onClose: () => void };

export function NewNote({ caseId, onClose }: Props) {
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
