import { type ReactNode, useCallback, useState } from 'react';
import { CardList } from './card-list.tsx';
import { type Column, isNarrow, type RowFacts, type Sort, selectableIds } from './column.ts';
import styles from './data-table.module.css';
import type { Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { noMatch, TableMessage } from './table-message.tsx';
import { TableView } from './table-view.tsx';

/** In rem. In a narrower column, words would be broken in the middle. */
const WIDE_COLUMN = 10;
const NARROW_COLUMN = 8.5;
const CHECKBOX_AND_MENU = 6;

/** The state of a list: one of these at a time. */
export type TableContent<Row> =
  | { status: 'loading' }
  /** While newer rows load, the outdated ones stay and fade. */
  | { status: 'rows'; rows: readonly Row[]; outdated: boolean }
  | { status: 'empty' }
  | { status: 'no-match' }
  | { status: 'past-end' }
  /** Trying again would change nothing. */
  | { status: 'refused'; reason: string }
  | { status: 'failed'; reason: string; retry: () => void }
  | { status: 'retrying'; reason: string };

export type DataTableProps<Row, Key extends string> = {
  /** The plural name of the rows, as in 'Clients'. */
  label: string;
  columns: readonly [Column<Row, Key>, ...Column<Row, Key>[]];
  content: TableContent<Row>;
  row: RowFacts<Row>;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
  /** The page has its own SortMenu, so the cards need none. */
  hasSortMenu?: boolean;
  selection?: Selection;
  /** An EmptyState, shown while there are no rows at all. */
  empty: ReactNode;
  onClearFilters: () => void;
  onFirstPage: () => void;
  /** How many skeleton rows to show. */
  expectedRows: number;
};

export type ViewProps<Row, Key extends string> = DataTableProps<Row, Key> & {
  /** Undefined while the first ones load. */
  rows: readonly Row[] | undefined;
  busy: boolean;
};

/** Rows of data as a table, or as cards where a table does not fit. */
export function DataTable<Row, Key extends string>(props: DataTableProps<Row, Key>) {
  const { label, columns, content, selection, row } = props;
  const { ref, tableFits } = useTableFits(columns);
  const View = tableFits ? TableView : CardList;
  const isLoading = content.status === 'loading' || (content.status === 'rows' && content.outdated);
  const hasRows = content.status === 'rows' || content.status === 'loading';
  const ids = content.status === 'rows' ? selectableIds(content.rows, row) : [];
  return (
    <div ref={ref} tabIndex={-1} className={styles.list}>
      <p role="status" className="visually-hidden">
        {isLoading ? `Loading ${label}…` : content.status === 'no-match' ? noMatch(label) : ''}
      </p>
      {hasRows ? (
        <View {...props} rows={content.status === 'rows' ? content.rows : undefined} busy={isLoading} />
      ) : (
        <TableMessage {...props} content={content} />
      )}
      {selection && (
        <SelectionBar
          selection={selection}
          ids={
            selection.acrossPages ? [...selection.selected] : ids.filter((id) => selection.selected.has(id))
          }
        />
      )}
    </div>
  );
}

/** Whether the table fits into the element with the ref: on a phone, in a dialog or at 200% it may not. */
function useTableFits(columns: readonly Parameters<typeof isNarrow>[0][]) {
  const needed = columns.reduce(
    (sum, column) => sum + (isNarrow(column) ? NARROW_COLUMN : WIDE_COLUMN),
    CHECKBOX_AND_MENU,
  );
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setWidth(element.clientWidth / rem);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Before the first paint, so that no table flashes where cards come.
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, tableFits: width >= needed };
}
