import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import type { Column, Sort } from './column.ts';
import styles from './column-header.module.css';

type Props<Row, Key extends string> = {
  column: Column<Row, Key>;
  sort: Sort<Key> | undefined;
  onSort: ((sort: Sort<Key>) => void) | undefined;
};

const inWords = { asc: 'ascending', desc: 'descending' } as const;

export function ColumnHeader<Row, Key extends string>({ column, sort, onSort }: Props<Row, Key>) {
  const { title, sortKey, numeric } = column;
  const className = `${styles.header} ${numeric ? styles.numeric : ''}`;
  if (sortKey === undefined || !onSort) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  }
  const order = sort?.by === sortKey ? sort.order : undefined;
  return (
    <th scope="col" aria-sort={order ? inWords[order] : 'none'} className={className}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by: sortKey, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
    </th>
  );
}

/** Above the checkboxes and the menus. */
export function ToolHeader({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={`${styles.header} ${styles.tool}`}>
      {children}
    </th>
  );
}
