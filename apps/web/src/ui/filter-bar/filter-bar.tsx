import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusParentOnRemoval } from '../data-table/focus-on-removal.ts';
import { useSearchText } from '../search-input/use-search-text.ts';
import { TextField } from '../text-field/text-field.tsx';
import styles from './filter-bar.module.css';

type Props = {
  /** What is filtered, as in 'Clients'. */
  label: string;
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** A SearchInput. */
  search?: ReactNode;
  /** A SortMenu, shown at the end. */
  sort?: ReactNode;
  children: ReactNode;
};

/** The filters of a list, with a button that clears them all. */
export function FilterBar({ label, count, onClear, search, sort, children }: Props) {
  return (
    <search aria-label={`Filter ${label}`} className={styles.bar}>
      {search}
      <div tabIndex={-1} className={styles.filters}>
        {children}
        {count > 0 && <Clear onPress={onClear} />}
      </div>
      {sort && <div className={styles.sort}>{sort}</div>}
    </search>
  );
}

function Clear({ onPress }: { onPress: () => void }) {
  const place = useFocusParentOnRemoval<HTMLDivElement>();
  return (
    <div ref={place} className={styles.clear}>
      <Button variant="quiet" onPress={onPress}>
        Clear filters
      </Button>
    </div>
  );
}

const PAUSE = 300;

type SearchFilterProps = {
  label: string;
  value: string;
  /** Called after a pause in typing. */
  onChange: (value: string) => void;
};

export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const { text, change, leave } = useSearchText(value, onChange, PAUSE);
  return <TextField label={label} type="search" value={text} onChange={change} onBlur={leave} />;
}
