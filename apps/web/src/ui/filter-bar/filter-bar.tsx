import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './filter-bar.module.css';

type Props = {
  /** What is filtered, as in 'Clients'. */
  label: string;
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  children: ReactNode;
};

/** The filters of a list, one beside the other, and a way to be rid of them all. */
export function FilterBar({ label, count, onClear, children }: Props) {
  return (
    <search aria-label={`Filter ${label}`} className={styles.bar}>
      {children}
      {count > 0 && (
        <div className={styles.clear}>
          <Button look="quiet" onPress={onClear}>
            Clear filters
          </Button>
        </div>
      )}
    </search>
  );
}
