import type { ReactNode } from 'react';
import { HubForm } from './hub-form.tsx';
import styles from './long-form.module.css';
import type { HubFormState } from './use-hub-form.ts';

type Props = {
  form: HubFormState;
  label: string;
  /** The buttons at the end. */
  footer: ReactNode;
  children: ReactNode;
};

/** A form of several cards, whose buttons stay in sight. */
export function LongForm({ form, label, footer, children }: Props) {
  return (
    <HubForm form={form} label={label}>
      <div className={styles.body}>{children}</div>
      <div className={styles.footer}>{footer}</div>
    </HubForm>
  );
}
