import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './home-card.module.css';

export function HomeCard({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.column}>
      <Card>
        {children}
        <div className={styles.action}>{action}</div>
      </Card>
    </div>
  );
}
