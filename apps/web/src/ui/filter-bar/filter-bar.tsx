import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusBack } from '../data-table/use-focus-back.ts';
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
    <search aria-label={`Filter ${label}`} tabIndex={-1} className={styles.bar}>
      {children}
      {count > 0 && <Clear onPress={onClear} />}
    </search>
  );
}

function Clear({ onPress }: { onPress: () => void }) {
  const place = useFocusBack<HTMLDivElement>();
  return (
    <div ref={place} className={styles.clear}>
      <Button look="quiet" onPress={onPress}>
        Clear filters
      </Button>
    </div>
  );
}
