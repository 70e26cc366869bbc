import { useState } from 'react';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { tellFailure } from '../../../lib/form/tell-failure.ts';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConflictDialog } from '../../../ui/conflict-dialog/conflict-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useUpdateClient } from '../api/use-update-client.ts';
import { ClientForm } from '../client-form/client-form.tsx';
import { changedClientOf, fieldOf, inputNameOf, valuesOf } from '../client-form/client-form-mapping.ts';
import { clientFormSchema } from '../client-form/client-form-schema.ts';
import type { ClientOptions } from '../client-form/client-options.ts';
import type { ClientRecord } from '../client-record.ts';

type Props = {
  record: ClientRecord;
  options: ClientOptions;
  /** Loads the record anew and begins the form with it. */
  onReload: () => Promise<void>;
  onClose: () => void;
};

export function EditClientForm({ record: latest, options, onReload, onClose }: Props) {
  // As it was when the form was opened: what is loaded meanwhile must not pass for what the user has seen.
  const [record] = useState(latest);
  const { id } = record.client;
  const updateClient = useUpdateClient(id);
  const [schema] = useState(() => clientFormSchema(browserDay()));
  const [conflict, setConflict] = useState<'none' | 'asking' | 'reloading'>('none');

  const form = useHubForm({
    schema,
    defaultValues: valuesOf(record, options),
    draftKey: `client:${id}`,
    fieldOf,
    inputNameOf,
    onSubmit: (values) => updateClient(changedClientOf(values, record)),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error) => {
      if (!(error instanceof ApiProblem && error.code === 'version-conflict')) return tellFailure(error);
      setConflict('asking');
      return true;
    },
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(onClose);
  useOutsideClick({ of: form.element, active: form.isDirty, onClick: cancel });

  async function reload() {
    setConflict('reloading');
    try {
      await onReload();
    } catch (error) {
      showToast({ message: reasonOf(error), tone: 'alert' });
      setConflict('asking');
    }
  }

  return (
    <>
      <ClientForm of={form} label="Edit client" options={options} clientId={id} autoFocus>
        <Button look="secondary" onPress={cancel}>
          Cancel
        </Button>
        <SubmitButton>Save changes</SubmitButton>
      </ClientForm>
      <ConflictDialog
        visible={conflict !== 'none'}
        busy={conflict === 'reloading'}
        onReload={() => void reload()}
        onKeepEditing={() => setConflict('none')}
      />
      {dialog}
    </>
  );
}
