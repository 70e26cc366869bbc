import { noteFields } from '@hub/contract/core/cases/case-note';
import type { RichText } from '@hub/contract/fields/rich-text';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormRichText } from '../../../lib/form/fields/form-rich-text.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from './notes.module.css';

const schema = z.object(noteFields);
const fieldOf = (path: string) => path.replace(/\.(html|text)$/, '');

type Props = {
  label: string;
  note?: RichText;
  draftKey: string;
  onSave: (note: RichText) => Promise<void>;
  onFailure: (error: unknown) => boolean;
  onClose: () => void;
  /** Above the text. */
  children?: ReactNode;
};

export function NoteForm(props: Props) {
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
      <HubForm of={form} label={label}>
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
