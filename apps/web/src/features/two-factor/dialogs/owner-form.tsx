import * as z from 'zod/mini';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormPasswordField, typedPassword } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../two-factor.module.css';
import { type Secret, useTwoFactorCalls } from '../two-factor-queries.ts';

const schema = z.object({ currentPassword: typedPassword });

type Props = { onProven: (secret: Secret) => void; onCancel: () => void };

/** Asks for the password again, because after a while someone else may be at the screen. */
export function OwnerForm({ onProven, onCancel }: Props) {
  const { begin } = useTwoFactorCalls();
  const form = useHubForm({
    schema,
    defaultValues: { currentPassword: '' },
    onSubmit: ({ currentPassword }) =>
      begin(currentPassword).catch(atField('wrong-password', 'currentPassword')),
    onSaved: onProven,
  });
  return (
    <HubForm form={form} label="Your password">
      <p>You signed in a while ago. Type your password again, so that we know that it is you.</p>
      <FormPasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
        autoFocus
      />
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={onCancel}>
          Cancel
        </Button>
        <SubmitButton>Continue</SubmitButton>
      </div>
    </HubForm>
  );
}
