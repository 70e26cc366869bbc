import type { ReactNode } from 'react';
import { CardList } from './card-list.tsx';
import { type Column, type RowFacts, type Sort, selectableIds } from './column.ts';
import styles from './data-table.module.css';
import type { Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { TableContent } from './table-content.ts';
import { noMatch, TableMessage } from './table-message.tsx';
import { TableView } from './table-view.tsx';
import { useRoom } from './use-room.ts';

export type DataTableProps<Row, Key extends string> = {
  /** What is in it, as in 'Clients'. */
  label: string;
  columns: readonly [Column<Row, Key>, ...Column<Row, Key>[]];
  content: TableContent<Row>;
  row: RowFacts<Row>;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
  /** The page has a SortMenu of its own, so that cards need none. */
  hasSortMenu?: boolean;
  selection?: Selection;
  /** Shown in the place of the table while there is nothing at all: an EmptyState. */
  empty: ReactNode;
  onClearFilters: () => void;
  onFirstPage: () => void;
  /** How many rows are about to come. */
  expectedRows: number;
};

export type ViewProps<Row, Key extends string> = DataTableProps<Row, Key> & {
  /** Undefined while the first ones load. */
  rows: readonly Row[] | undefined;
  busy: boolean;
};

/** Rows of data as a table, or as cards where a table has no room. */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { label, columns, content, selection, row } = props;
  const { place, hasRoom } = useRoom(columns);
  const View = hasRoom ? TableView : CardList;
  const isLoading = content.status === 'loading' || (content.status === 'rows' && content.outdated);
  const hasRows = content.status === 'rows' || content.status === 'loading';
  const ids = content.status === 'rows' ? selectableIds(content.rows, row) : [];
  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      <p role="status" className="visually-hidden">
        {isLoading ? `Loading ${label}…` : content.status === 'no-match' ? noMatch(label) : ''}
      </p>
      {hasRows ? (
        <View {...props} rows={content.status === 'rows' ? content.rows : undefined} busy={isLoading} />
      ) : (
        <TableMessage {...props} content={content} />
      )}
      {selection && (
        <SelectionBar selection={selection} ids={ids.filter((id) => selection.selected.has(id))} />
      )}
    </div>
  );
}
