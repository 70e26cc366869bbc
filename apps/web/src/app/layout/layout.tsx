import type { ReactNode } from 'react';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header}>
        <div className={styles.headerContent}>
          <a className={styles.brand} href="/">
            <Logo />
            Evaluation System
          </a>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  );
}
