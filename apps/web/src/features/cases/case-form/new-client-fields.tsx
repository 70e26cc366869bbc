import { FormDateInput } from '../../../lib/form/fields/form-date-input.tsx';
import { FormTextField } from '../../../lib/form/fields/form-text-field.tsx';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import type { HubFormState } from '../../../lib/form/use-hub-form.ts';
import { SimilarClients } from '../../../lib/similar-clients/similar-clients.tsx';
import { Button } from '../../../ui/button/button.tsx';
import styles from './new-case-from-home.module.css';

type Props = { of: HubFormState; onBack: () => void };

export const NewClientFields = ({ of: form, onBack }: Props) => (
  <HubForm of={form} label="New client">
    <p>The client first. The case comes next.</p>
    <FormTextField name="firstName" label="First name" autoComplete="off" autoFocus />
    <FormTextField name="lastName" label="Last name" autoComplete="off" />
    <FormDateInput name="dateOfBirth" label="Date of birth" />
    <SimilarClients />
    <div className={styles.buttons}>
      <Button variant="secondary" onPress={onBack}>
        Back to the search
      </Button>
      <SubmitButton>Add client and continue</SubmitButton>
    </div>
  </HubForm>
);
