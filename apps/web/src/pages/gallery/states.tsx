import type { ReactNode } from 'react';
import styles from './states.module.css';

/** The states of a piece beside each other. */
export function States({ children }: { children: ReactNode }) {
  return <div className={styles.states}>{children}</div>;
}

/** One state of a piece, with its name above. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={styles.name}>{name}</p>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
