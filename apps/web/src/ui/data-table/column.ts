import type { ReactNode } from 'react';

export type Sort<Key extends string> = { by: Key; order: 'asc' | 'desc' };

/** The first column names the row: its cell is the row's link, where it has one. */
export type Column<Row, Key extends string = never> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Aligned at the end of the column. */
  numeric?: boolean;
  /** For dates and single words; the other columns share the rest of the width. */
  narrow?: boolean;
  /** May be one long word, such as an email address: on a card it gets its own line. */
  long?: boolean;
  /** Left out where the list cannot be sorted by this column. */
  sortKey?: Key;
};

export const isNarrow = ({ numeric = false, narrow = false }: { numeric?: boolean; narrow?: boolean }) =>
  numeric || narrow;

/** What the table needs to know about a row besides its cells. */
export type RowFacts<Row> = {
  id: (row: Row) => string;
  /** Names the row to a screen reader, as in 'Actions for Ava Brown'. */
  name: (row: Row) => string;
  /** Left out where the rows lead nowhere. */
  href?: (row: Row) => string;
  /** Whether it can be selected; every row can when left out. */
  selectable?: (row: Row) => boolean;
  /** The items of the row's menu. */
  menu?: (row: Row) => ReactNode;
};

export const isSelectable = <Row>(row: Row, { selectable }: RowFacts<Row>) => selectable?.(row) ?? true;

export const selectableIds = <Row>(rows: readonly Row[], facts: RowFacts<Row>) =>
  rows.filter((row) => isSelectable(row, facts)).map(facts.id);
