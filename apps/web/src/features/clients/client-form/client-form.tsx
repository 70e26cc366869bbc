import { Fragment, type ReactNode } from 'react';
import { FieldCard, LongForm } from '../../../lib/form/long-form.tsx';
import type { HubFormState } from '../../../lib/form/use-hub-form.ts';
import { personalFields } from '../client-fields.ts';
import { SimilarClients } from '../similar-clients.tsx';
import { ClientSections } from './client-sections.tsx';
import { FieldInput } from './field-input.tsx';

type Props = {
  form: HubFormState;
  label: string;
  /** The client that is being edited, who is no duplicate of itself. */
  clientId?: string;
  /** Opened by a press in the page: the focus goes into it. */
  autoFocus?: boolean;
  /** The buttons at the end. */
  children: ReactNode;
};

export function ClientForm({ form, label, clientId, autoFocus = false, children }: Props) {
  return (
    <LongForm form={form} label={label} footer={children}>
      <FieldCard title="Personal information">
        {personalFields.map((field, index) => (
          <Fragment key={field.name}>
            <FieldInput field={field} autoFocus={autoFocus && index === 0} />
            {field.name === 'dateOfBirth' && <SimilarClients exceptId={clientId} />}
          </Fragment>
        ))}
      </FieldCard>
      <ClientSections />
    </LongForm>
  );
}
