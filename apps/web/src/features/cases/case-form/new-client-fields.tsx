import type { Client } from '@hub/contract/core/clients/client';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { name } from '@hub/contract/fields/name';
import { useState } from 'react';
import * as z from 'zod/mini';
import { browserDay } from '../../../lib/browser-day.ts';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { showFailure } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormDateInput, FormTextField } from '../../../lib/form/text-fields.tsx';
import { type HubFormState, useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useAddClient } from '../../clients/client-queries.ts';
import { SimilarClients } from '../../clients/similar-clients.tsx';
import styles from './new-case-from-home.module.css';

type Props = { form: HubFormState; onBack: () => void };

export const NewClientFields = ({ form, onBack }: Props) => (
  <HubForm form={form} label="New client">
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

/** A client form with only the fields that a case needs. */
export function useNewClient(onAdded: (client: Client) => void) {
  const addClient = useAddClient();
  const [schema] = useState(() =>
    z.object({ firstName: name, lastName: name, dateOfBirth: dateOfBirth(browserDay()) }),
  );
  return useHubForm({
    schema,
    defaultValues: { firstName: '', lastName: '', dateOfBirth: '' },
    draftKey: 'new-client-of-case',
    onSubmit: addClient,
    onSaved: onAdded,
    onFailure: showFailure,
  });
}
