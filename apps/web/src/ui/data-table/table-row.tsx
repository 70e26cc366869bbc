import type { ReactNode } from 'react';
import { isSelectable } from './column.ts';
import type { ViewProps } from './data-table.tsx';
import { RowActions } from './row-actions.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { RowLink } from './row-link.tsx';
import styles from './table-view.module.css';
import { useFocusNext } from './use-focus-next.ts';

type Props<Row, Key extends string> = ViewProps<Row, Key> & { of: Row };

export function TableRow<Row, Key extends string>({ of, row, columns, selection }: Props<Row, Key>) {
  const [first, ...others] = columns;
  const id = row.id(of);
  const element = useFocusNext<HTMLTableRowElement>();
  return (
    <tr ref={element} data-selected={selection?.selected.has(id) || undefined} className={styles.row}>
      {selection && (
        <ToolCell>
          {isSelectable(of, row) && <RowCheckbox id={id} name={row.name(of)} selection={selection} />}
        </ToolCell>
      )}
      <th scope="row" className={styles.cell}>
        <RowLink href={row.href(of)}>{first.cell(of)}</RowLink>
      </th>
      {others.map((column) => (
        <Cell key={column.title} numeric={column.numeric}>
          {column.cell(of)}
        </Cell>
      ))}
      {row.menu && (
        <ToolCell>
          <RowActions name={row.name(of)}>{row.menu(of)}</RowActions>
        </ToolCell>
      )}
    </tr>
  );
}

export function Cell({ numeric = false, children }: { numeric?: boolean | undefined; children: ReactNode }) {
  return <td className={`${styles.cell} ${numeric ? styles.numeric : ''}`}>{children}</td>;
}

export function ToolCell({ children }: { children?: ReactNode }) {
  return <td className={`${styles.cell} ${styles.tool}`}>{children}</td>;
}
