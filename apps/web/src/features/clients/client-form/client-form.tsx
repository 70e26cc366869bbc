import type { ReactNode } from 'react';
import { LongForm } from '../../../lib/form/long-form.tsx';
import type { HubFormState } from '../../../lib/form/use-hub-form.ts';
import type { ClientOptions } from './client-options.ts';
import { ClientSections } from './client-sections.tsx';
import { PersonalInformation } from './personal-information.tsx';

type Props = {
  of: HubFormState;
  label: string;
  options: ClientOptions;
  /** The client that is being edited, who is no duplicate of itself. */
  clientId?: string;
  /** Opened by a press in the page: the focus goes into it. */
  autoFocus?: boolean;
  /** The buttons at the end. */
  children: ReactNode;
};

export function ClientForm({ of: form, label, options, clientId, autoFocus = false, children }: Props) {
  return (
    <LongForm of={form} label={label} footer={children}>
      <PersonalInformation options={options} clientId={clientId} autoFocus={autoFocus} />
      <ClientSections options={options} />
    </LongForm>
  );
}
