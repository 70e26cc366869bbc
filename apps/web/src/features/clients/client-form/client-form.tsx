import type { ReactNode } from 'react';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import type { HubFormState } from '../../../lib/form/use-hub-form.ts';
import styles from './client-form.module.css';
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
    <HubForm of={form} label={label}>
      <div className={styles.body}>
        <PersonalInformation options={options} clientId={clientId} autoFocus={autoFocus} />
        <ClientSections options={options} />
      </div>
      <div className={styles.footer}>{children}</div>
    </HubForm>
  );
}
