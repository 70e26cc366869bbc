import type { ReactNode } from 'react';
import { AlertBanner } from '../alert-banner/alert-banner.tsx';
import styles from './dialog.module.css';

type Props = { title: string; children: ReactNode };

/** In a dialog that asked: what was confirmed did not work. */
export function DialogFailure({ title, children }: Props) {
  return (
    <div className={styles.failure}>
      <AlertBanner tone="alert" title={title}>
        {children}
      </AlertBanner>
    </div>
  );
}
