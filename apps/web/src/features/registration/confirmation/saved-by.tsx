import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge/badge.tsx';
import styles from './saved-by.module.css';

type Props = { provider: string; children?: ReactNode };

/** Says of a fact that another provider keeps it. */
export function SavedBy({ provider, children }: Props) {
  return (
    <span className={styles.line}>
      {children}
      <Badge tone="focus">
        <span className="visually-hidden">Saved by </span>
        {provider}
      </Badge>
    </span>
  );
}
