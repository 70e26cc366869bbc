import { Card, SkeletonCards } from './card.tsx';
import styles from './card-list.module.css';
import { CardSort } from './card-sort.tsx';
import type { ViewProps } from './data-table.tsx';
import { SelectAll } from './row-checkbox.tsx';

/** The same rows where a table has no room. */
export function CardList<Row, Key extends string>(props: ViewProps<Row, Key>) {
  const { label, columns, row: facts, rows, selection, sort, onSort, busy } = props;
  return (
    <>
      <div className={styles.tools}>
        {selection && <SelectAll showLabel ids={(rows ?? []).map(facts.id)} selection={selection} />}
        {sort && onSort && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      </div>
      {rows ? (
        <ul aria-label={label} aria-busy={busy} data-outdated={busy || undefined} className={styles.cards}>
          {rows.map((row) => (
            <Card key={facts.id(row)} {...props} of={row} />
          ))}
        </ul>
      ) : (
        <SkeletonCards {...props} />
      )}
    </>
  );
}
