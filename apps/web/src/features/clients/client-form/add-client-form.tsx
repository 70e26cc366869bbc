import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { showFailure } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { clientName } from '../client-name.ts';
import { useAddClient } from '../client-queries.ts';
import { ClientForm } from './client-form.tsx';
import { inputNameOf, newClientOf } from './client-form-mapping.ts';
import { clientFormSchema, emptyClient } from './client-form-schema.ts';

export function AddClientForm() {
  const navigate = useNavigate();
  const addClient = useAddClient();
  const [schema] = useState(() => clientFormSchema(browserDay()));
  const form = useHubForm({
    schema,
    defaultValues: emptyClient,
    draftKey: 'new-client',
    inputNameOf,
    onSubmit: (values) => addClient(newClientOf(values)),
    onSaved: async (client) => {
      release();
      await navigate(paths.clients);
      const open = () => void navigate(generatePath(paths.client, { id: client.id }));
      showToast({
        message: `${clientName(client)} added successfully`,
        tone: 'success',
        timeout: TIME_TO_ACT_MS,
        action: { label: 'View Profile', onPress: open },
      });
    },
    onFailure: showFailure,
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(() => void navigate(paths.clients));
  useOutsideClick({ element: form.element, active: form.isDirty, onClick: cancel });

  return (
    <>
      <ClientForm form={form} label="New client">
        <Button variant="secondary" onPress={cancel}>
          Cancel
        </Button>
        <SubmitButton>Save client</SubmitButton>
      </ClientForm>
      {dialog}
    </>
  );
}
