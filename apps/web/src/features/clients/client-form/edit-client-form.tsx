import type { ClientRecord } from '@hub/contract/core/clients/clients';
import { useRef, useState } from 'react';
import { browserDay } from '../../../lib/browser-day.ts';
import { showFailure } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useConflict } from '../../../lib/form/use-conflict.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useLoadClientRecord, useUpdateClient } from '../client-queries.ts';
import { clientFieldWords, explainedChoices } from './client-field-words.ts';
import { ClientForm } from './client-form.tsx';
import { changedClientOf, inputNameOf, valuesOf } from './client-form-mapping.ts';
import { clientFormSchema } from './client-form-schema.ts';

type Props = { record: ClientRecord; onClose: () => void };

export function EditClientForm({ record, onClose }: Props) {
  const { id } = record.client;
  // The record as it was when the form was opened: the user has not seen what is loaded later.
  const opened = useRef(record);
  const updateClient = useUpdateClient(id);
  const [schema] = useState(() => clientFormSchema(browserDay()));

  const form = useHubForm({
    schema,
    defaultValues: valuesOf(opened.current),
    draftKey: `client:${id}`,
    inputNameOf,
    onSubmit: (values) => updateClient(changedClientOf(values, opened.current)),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error): boolean => conflict.asksAbout(error) || showFailure(error),
    onRestore: (draft): void => conflict.restore(draft),
  });
  const conflict = useConflict({
    noun: 'client',
    form,
    opened,
    load: useLoadClientRecord(id),
    valuesOf,
    words: clientFieldWords,
    together: explainedChoices,
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
