import type { ReactNode } from 'react';
import styles from './states.module.css';

/** One state of a piece, with its name above. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.name}>{name}</p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
