import type { ReactNode } from 'react';
import styles from './step-footer.module.css';

/** The ways on and back, of a step that is no form. */
export function StepFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
