import { isNarrow, selectableIds } from './column.ts';
import { ColumnHeader, ToolHeader } from './column-header.tsx';
import type { ViewProps } from './data-table.tsx';
import { SelectAll } from './row-checkbox.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableRow } from './table-row.tsx';
import styles from './table-view.module.css';

export function TableView<Row, Key extends string>(props: ViewProps<Row, Key>) {
  const { label, columns, row: facts, rows, selection, sort, onSort, busy } = props;
  return (
    <div className={styles.frame}>
      <table aria-label={label} aria-busy={busy} className={styles.table}>
        <colgroup>
          {selection && <col className={styles.checkColumn} />}
          {columns.map((column) => (
            <col key={column.title} className={isNarrow(column) ? styles.narrowColumn : undefined} />
          ))}
          {facts.menu && <col className={styles.menuColumn} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <ToolHeader>
                <SelectAll ids={selectableIds(rows ?? [], facts)} selection={selection} />
              </ToolHeader>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.title} column={column} sort={sort} onSort={onSort} />
            ))}
            {facts.menu && (
              <ToolHeader>
                <span className="visually-hidden">Actions</span>
              </ToolHeader>
            )}
          </tr>
        </thead>
        {rows ? (
          <tbody data-outdated={busy || undefined} className={styles.rows}>
            {rows.map((row) => (
              <TableRow
                key={facts.id(row)}
                row={row}
                facts={facts}
                columns={columns}
                {...(selection && { selection })}
              />
            ))}
          </tbody>
        ) : (
          <SkeletonRows {...props} />
        )}
      </table>
    </div>
  );
}
