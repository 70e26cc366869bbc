import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { Logo } from './logo.tsx';

/** The frame while nothing is known yet, or nothing works: no session, no router. */
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
