import { PASSWORDS_DIFFER } from '@hub/contract/auth/users/credentials';
import { changePassword } from '@hub/contract/auth/users/password';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { password } from '@hub/contract/fields/password';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/use-api.ts';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormPasswordField, typedPassword } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../profile.module.css';

const schema = crossFieldRule(
  z.object({ currentPassword: typedPassword, password, confirmation: typedPassword }),
  ({ password, confirmation }) =>
    confirmation && confirmation !== password ? [{ path: 'confirmation', message: PASSWORDS_DIFFER }] : [],
);

export function ChangePasswordDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const api = useApi();
  const close = () => setVisible(false);
  const form = useHubForm({
    schema,
    defaultValues: { currentPassword: '', password: '', confirmation: '' },
    onSubmit: async ({ currentPassword, password }) => {
      await api
        .call(changePassword, { body: { currentPassword, password } })
        .catch(atField('wrong-password', 'currentPassword'));
    },
    onSaved: () => {
      close();
      showToast({ message: 'Password changed. Every other device was signed out.', tone: 'success' });
    },
  });
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} title="Change password" persist>
      <HubForm form={form} label="Change password">
        <FormPasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          autoFocus
        />
        <FormPasswordField name="password" label="New password" autoComplete="new-password" measured />
        <FormPasswordField name="confirmation" label="Confirm new password" autoComplete="new-password" />
        <div className={styles.buttons}>
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <SubmitButton>Change password</SubmitButton>
        </div>
      </HubForm>
    </Dialog>
  );
}
