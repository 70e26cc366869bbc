import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import styles from './account-card.module.css';

export function AccountCard({ children }: { children: ReactNode }) {
  return (
    <Card>
      <div className={styles.line}>
        <h2 className={styles.title}>Account Information</h2>
        <p className={styles.required}>* Required</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
