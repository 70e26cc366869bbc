import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Marks where a field is, for leading the focus there. */
export function FieldPlace({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-field={name} className={styles.place}>
      {children}
    </div>
  );
}
