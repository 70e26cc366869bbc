import type { ReactNode } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './field-card.module.css';

type Props = { title: string; children: ReactNode };

/** Fields of a long form that belong together. */
export function FieldCard({ title, children }: Props) {
  return (
    <Card>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  );
}
