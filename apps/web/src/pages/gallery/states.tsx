import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The states of a piece beside each other. */
export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>;
}
