import type { ReactNode } from 'react';
import styles from './gallery-page.module.css';

/** One state of a piece, with its name above. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.stateName}>{name}</p>
      <div className={styles.stateContent}>{children}</div>
    </div>
  );
}
