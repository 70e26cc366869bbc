import { Skeleton } from '../skeleton/skeleton.tsx';
import { isNarrow, selectableIds } from './column.ts';
import { ColumnHeader, ToolHeader } from './column-header.tsx';
import styles from './data-table.module.css';
import type { ViewProps } from './data-table.tsx';
import { SelectAll } from './row-parts.tsx';
import { Cell, TableRow, ToolCell } from './table-row.tsx';

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

function SkeletonRows<Row, Key extends string>(props: ViewProps<Row, Key>) {
  const { columns, row, selection, expectedRows } = props;
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: expectedRows }, (_, rowIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <tr key={rowIndex} className={styles.row}>
          {selection && <ToolCell />}
          {columns.map(({ title, numeric }, index) => (
            <Cell key={title} numeric={numeric}>
              <Skeleton variant="body" width={index === 0 ? 'medium' : 'narrow'} />
            </Cell>
          ))}
          {row.menu && <ToolCell />}
        </tr>
      ))}
    </tbody>
  );
}
