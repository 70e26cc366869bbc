import type { ReactNode } from 'react';

export type Sort<Key extends string> = { by: Key; order: 'asc' | 'desc' };

/** The first column names the row: its cell is the row's link. */
export type Column<Row, Key extends string = never> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column, one under the other. */
  numeric?: boolean;
  /** Dates and single words, like numbers, need little room; the other columns share the rest. */
  narrow?: boolean;
  /** May be one long word, such as an email address: on a card it has a line of its own. */
  long?: boolean;
  /** Left out where the list cannot be sorted by it. */
  sortKey?: Key;
};

export const isNarrow = ({ numeric = false, narrow = false }: { numeric?: boolean; narrow?: boolean }) =>
  numeric || narrow;

/** What the table has to know about a row besides its cells. */
export type RowFacts<Row> = {
  id: (row: Row) => string;
  /** Names the row to a screen reader, as in 'Actions for Ava Brown'. */
  name: (row: Row) => string;
  href: (row: Row) => string;
  /** Whether something can be done with it together with others; any row can when left out. */
  selectable?: (row: Row) => boolean;
  /** The items of the menu at its end. */
  menu?: (row: Row) => ReactNode;
};

export const isSelectable = <Row>(row: Row, { selectable }: RowFacts<Row>) => selectable?.(row) ?? true;

export const selectableIds = <Row>(rows: readonly Row[], facts: RowFacts<Row>) =>
  rows.filter((row) => isSelectable(row, facts)).map(facts.id);
