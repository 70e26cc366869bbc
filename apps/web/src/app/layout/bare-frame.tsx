import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** The frame without a session and a router: before the start, and when it fails. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <div className={styles.headerContent}>
          <a className={styles.brand} href="/">
            <Logo />
            Evaluation System
          </a>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}

export function Logo() {
  return (
    <svg aria-hidden="true" className={styles.logo} viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" />
      <path d="M9 22.5v-6M16 22.5v-13M23 22.5v-9" />
    </svg>
  );
}
