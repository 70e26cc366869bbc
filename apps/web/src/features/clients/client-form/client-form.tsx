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
  /** The client being edited, who is not reported as a duplicate of itself. */
  clientId?: string;
  /** The form was opened by a press on the page, so it takes the focus. */
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
