import { changeEmail } from '@hub/contract/auth/users/email';
import { email } from '@hub/contract/fields/email';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/use-api.ts';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormPasswordField, FormTextField, typedPassword } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './sign-in.module.css';

const schema = z.object({ email, currentPassword: typedPassword });

type Props = { onSent: (email: string) => void; onClose: () => void };

export function NewEmail({ onSent, onClose }: Props) {
  const api = useApi();
  const form = useHubForm({
    schema,
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
        <Button look="secondary" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton>Send code</SubmitButton>
      </div>
    </HubForm>
  );
}
