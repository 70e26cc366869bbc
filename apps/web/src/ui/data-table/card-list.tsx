import { Card, SkeletonCards } from './card.tsx';
import styles from './card-list.module.css';
import { selectableIds } from './column.ts';
import type { ViewProps } from './data-table.tsx';
import { SelectAll } from './row-parts.tsx';
import { SortMenu, sortsOf } from './sort-menu.tsx';

/** The rows as cards, where a table does not fit. */
export function CardList<Row, Key extends string>(props: ViewProps<Row, Key>) {
  const { label, columns, row: facts, rows, selection, sort, onSort, busy } = props;
  const { hasSortMenu = false } = props;
  return (
    <>
      <div className={styles.tools}>
        {selection && <SelectAll showLabel ids={selectableIds(rows ?? [], facts)} selection={selection} />}
        {sort && onSort && !hasSortMenu && (
          <SortMenu options={sortsOf(columns)} sort={sort} onSort={onSort} />
        )}
      </div>
      {rows ? (
        <ul aria-label={label} aria-busy={busy} data-outdated={busy || undefined} className={styles.cards}>
          {rows.map((row) => (
            <Card
              key={facts.id(row)}
              row={row}
              facts={facts}
              columns={columns}
              {...(selection && { selection })}
            />
          ))}
        </ul>
      ) : (
        <SkeletonCards {...props} />
      )}
    </>
  );
}
