import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDay } from '../../../lib/browser-day.ts';
import { clientName } from '../../../lib/client-name.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { tellFailure } from '../../../lib/form/tell-failure.ts';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { useAddClient } from '../api/use-add-client.ts';
import { ClientForm } from './client-form.tsx';
import { fieldOf, inputNameOf, newClientOf } from './client-form-mapping.ts';
import { clientFormSchema } from './client-form-schema.ts';
import { emptyClient } from './client-form-values.ts';
import type { ClientOptions } from './client-options.ts';

export function AddClientForm({ options }: { options: ClientOptions }) {
  const navigate = useNavigate();
  const addClient = useAddClient();
  const [schema] = useState(() => clientFormSchema(browserDay()));
  const form = useHubForm({
    schema,
    defaultValues: emptyClient,
    draftKey: 'new-client',
    fieldOf,
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
    onFailure: tellFailure,
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(() => void navigate(paths.clients));
  useOutsideClick({ of: form.element, active: form.isDirty, onClick: cancel });

  return (
    <>
      <ClientForm of={form} label="New client" options={options}>
        <Button variant="secondary" onPress={cancel}>
          Cancel
        </Button>
        <SubmitButton>Save client</SubmitButton>
      </ClientForm>
      {dialog}
    </>
  );
}
