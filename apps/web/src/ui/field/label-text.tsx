import type { ReactNode } from 'react';
import styles from './field.module.css';

/** A label's words. The asterisk is for the eye: the control itself says that it is required. */
export function LabelText({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {required && (
        <span aria-hidden="true" className={styles.asterisk}>
          *
        </span>
      )}
    </>
  );
}
