import type { ReactNode } from 'react';
import { isSelectable, type RowFacts } from './column.ts';
import styles from './data-table.module.css';
import type { ViewProps } from './data-table.tsx';
import { useFocusNeighborOnRemoval } from './focus-on-removal.ts';
import { RowActions, RowCheckbox, RowLink } from './row-parts.tsx';

type Props<Row, Key extends string> = Pick<ViewProps<Row, Key>, 'columns' | 'selection'> & {
  row: Row;
  facts: RowFacts<Row>;
};

export function TableRow<Row, Key extends string>({ row, facts, columns, selection }: Props<Row, Key>) {
  const [first, ...others] = columns;
  const id = facts.id(row);
  const element = useFocusNeighborOnRemoval<HTMLTableRowElement>();
  return (
    <tr ref={element} data-selected={selection?.selected.has(id) || undefined} className={styles.row}>
      {selection && (
        <ToolCell>
          {isSelectable(row, facts) && <RowCheckbox id={id} name={facts.name(row)} selection={selection} />}
        </ToolCell>
      )}
      <th scope="row" className={styles.cell}>
        {facts.href ? <RowLink href={facts.href(row)}>{first.cell(row)}</RowLink> : first.cell(row)}
      </th>
      {others.map((column) => (
        <Cell key={column.title} numeric={column.numeric}>
          {column.cell(row)}
        </Cell>
      ))}
      {facts.menu && (
        <ToolCell>
          <RowActions name={facts.name(row)}>{facts.menu(row)}</RowActions>
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
