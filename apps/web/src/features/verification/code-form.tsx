import { emailCode } from '@hub/contract/auth/users/email';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { digitsOf, FormCodeField } from '../../lib/form/form-code-field.tsx';
import { HubForm } from '../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../lib/form/submit-button.tsx';
import { useHubForm } from '../../lib/form/use-hub-form.ts';
import type { SignedIn } from '../../lib/session/use-session.ts';
import styles from './verification.module.css';
import { useConfirmEmail } from './verification-queries.ts';

const schema = z.object({ code: emailCode });

/** Takes the code from the mail; the link in the mail fills it in. */
export function CodeForm({ session }: { session: SignedIn }) {
  const [address] = useSearchParams();
  const confirmEmail = useConfirmEmail(session);
  const form = useHubForm({
    schema,
    defaultValues: { code: digitsOf(address.get('code') ?? '') },
    onSubmit: ({ code }) => confirmEmail(code),
  });
  return (
    <HubForm form={form} label="Confirm your email">
      <div className={styles.line}>
        <FormCodeField onComplete={form.submit} />
        <div className={styles.button}>
          <SubmitButton>Confirm</SubmitButton>
        </div>
      </div>
    </HubForm>
  );
}
