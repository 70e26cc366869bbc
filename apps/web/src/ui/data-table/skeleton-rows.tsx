import { Skeleton } from '../skeleton/skeleton.tsx';
import type { ViewProps } from './data-table.tsx';
import { Cell, ToolCell } from './table-row.tsx';
import styles from './table-view.module.css';

export function SkeletonRows<Row, Key extends string>(props: ViewProps<Row, Key>) {
  const { columns, row, selection, expectedRows } = props;
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: expectedRows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <tr key={index} className={styles.row}>
          {selection && <ToolCell />}
          {columns.map(({ title, numeric }, place) => (
            <Cell key={title} numeric={numeric}>
              <Skeleton variant="body" width={place === 0 ? 'medium' : 'narrow'} />
            </Cell>
          ))}
          {row.menu && <ToolCell />}
        </tr>
      ))}
    </tbody>
  );
}
