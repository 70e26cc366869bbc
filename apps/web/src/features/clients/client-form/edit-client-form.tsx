import type { ClientRecord } from '@hub/contract/core/clients/clients';
import { useState } from 'react';
import { browserDay } from '../../../lib/browser-day.ts';
import { tellFailure } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useConflict } from '../../../lib/form/use-conflict.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useUpdateClient } from '../client-queries.ts';
import { ClientForm } from './client-form.tsx';
import { changedClientOf, inputNameOf, valuesOf } from './client-form-mapping.ts';
import { clientFormSchema } from './client-form-schema.ts';

type Props = {
  record: ClientRecord;
  /** Loads the record again and begins the form with it. */
  onReload: () => Promise<void>;
  onClose: () => void;
};

export function EditClientForm({ record: latest, onReload, onClose }: Props) {
  // As it was when the form was opened: what is loaded meanwhile is not what the user has seen.
  const [record] = useState(latest);
  const { id } = record.client;
  const updateClient = useUpdateClient(id);
  const [schema] = useState(() => clientFormSchema(browserDay()));
  const conflict = useConflict(onReload);

  const form = useHubForm({
    schema,
    defaultValues: valuesOf(record),
    draftKey: `client:${id}`,
    inputNameOf,
    onSubmit: (values) => updateClient(changedClientOf(values, record)),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error) => conflict.asksAbout(error) || tellFailure(error),
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(onClose);
  useOutsideClick({ element: form.element, active: form.isDirty, onClick: cancel });

  return (
    <>
      <ClientForm form={form} label="Edit client" clientId={id} autoFocus>
        <Button variant="secondary" onPress={cancel}>
          Cancel
        </Button>
        <SubmitButton>Save changes</SubmitButton>
      </ClientForm>
      {conflict.dialog}
      {dialog}
    </>
  );
}
