import { confirmEmail, emailCode } from '@hub/contract/auth/users/email';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/use-api.ts';
import { FormCodeField } from '../../../lib/form/form-code-field.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from './sign-in.module.css';

const schema = z.object({ code: emailCode });

type Props = { email: string; onClose: () => void };

export function ConfirmNewEmail({ email, onClose }: Props) {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const accessToken = session.status === 'signed-in' ? session.user.access_token : '';
  const form = useHubForm({
    schema,
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
        <Button look="secondary" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton>Confirm</SubmitButton>
      </div>
    </HubForm>
  );
}
