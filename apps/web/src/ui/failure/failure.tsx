import type { ReactNode } from 'react';
import styles from './failure.module.css';

/** Something did not work: what it was, and what it means for the reader. */
export function Failure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="alert">
      <h1 className={styles.title}>
        <AlertIcon />
        {title}
      </h1>
      <p className={styles.text}>{children}</p>
    </div>
  );
}

function AlertIcon() {
  return (
    <svg aria-hidden="true" className={styles.icon} viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.5v.01" />
    </svg>
  );
}
