import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import { comment } from '@hub/contract/fields/text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../library.module.css';
import { useDeclineRequest } from '../library-queries.ts';
import { countInWords } from '../uses-left.ts';

const schema = z.object({ reason: comment });

type Props = { request: LicenseRequest; onGone: () => void };

export function DeclineDialog({ request, onGone }: Props) {
  const { id, accountName, quantity, countedIn, featureName } = request;
  const [visible, setVisible] = useState(true);
  const decline = useDeclineRequest(id);
  const close = () => setVisible(false);
  const form = useHubForm({
    schema,
    defaultValues: { reason: '' },
    onSubmit: ({ reason }) => decline(reason),
    onSaved: () => {
      showToast({ message: `The request of ${accountName} was declined`, tone: 'success' });
      close();
    },
  });
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} persist title="Decline the request">
      <HubForm form={form} label="Decline the request">
        <p>
          {accountName} asks for {countInWords(quantity, countedIn)} of {featureName}, and is told of your
          answer by mail.
        </p>
        <FormTextArea name="reason" label="Reason" help={`${accountName} reads it`} />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton always>Decline</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
