import { changeEmail, confirmEmail, emailCode } from '@hub/contract/auth/users/email';
import { email } from '@hub/contract/fields/email';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/use-api.ts';
import { FormCodeField } from '../../../lib/form/form-code-field.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormPasswordField, FormTextField, typedPassword } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../profile.module.css';

/** First the address, then the code that was sent to it. */
export function ChangeEmailDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const [email, setEmail] = useState<string>();
  const close = () => setVisible(false);
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} title="Change email" persist>
      {email ? (
        <ConfirmNewEmail email={email} onClose={close} />
      ) : (
        <NewEmail onSent={setEmail} onClose={close} />
      )}
    </Dialog>
  );
}

const newEmailSchema = z.object({ email, currentPassword: typedPassword });

type NewEmailProps = { onSent: (email: string) => void; onClose: () => void };

function NewEmail({ onSent, onClose }: NewEmailProps) {
  const api = useApi();
  const form = useHubForm({
    schema: newEmailSchema,
    defaultValues: { email: '', currentPassword: '' },
    onSubmit: async (body) => {
      await api
        .call(changeEmail, { body })
        .catch(atField('user-exists', 'email'))
        .catch(atField('wrong-password', 'currentPassword'));
      return body.email;
    },
    onSaved: onSent,
  });
  return (
    <HubForm form={form} label="New email">
      <p>We send a code to the new address. Until you type it here, nothing changes.</p>
      <FormTextField name="email" label="New email" type="email" autoComplete="email" autoFocus />
      <FormPasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton>Send code</SubmitButton>
      </div>
    </HubForm>
  );
}

const codeSchema = z.object({ code: emailCode });

type ConfirmNewEmailProps = { email: string; onClose: () => void };

function ConfirmNewEmail({ email, onClose }: ConfirmNewEmailProps) {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const accessToken = session.status === 'signed-in' ? session.user.access_token : '';
  const form = useHubForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    onSubmit: ({ code }) =>
      api.call(confirmEmail, { body: { code, accessToken } }).catch(atField('code-refused', 'code')),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: ['profile'] });
      onClose();
      showToast({ message: `Your email is ${email} now`, tone: 'success' });
    },
  });
  return (
    <HubForm form={form} label="Confirm the new email">
      <p>
        We sent a code to <strong>{email}</strong>.
      </p>
      <FormCodeField onComplete={form.submit} autoFocus />
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton>Confirm</SubmitButton>
      </div>
    </HubForm>
  );
}
