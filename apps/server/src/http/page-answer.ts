import type { Page } from '../db/find-page.ts';

type Found<Row> = { rows: readonly Row[]; totalItems: number };

/** A page of a list in the form of the contract. */
export const pageAnswer = <Row, Item>(
  { rows, totalItems }: Found<Row>,
  { page, pageSize }: Page,
  present: (row: Row) => Item,
) => ({
  items: rows.map((row) => present(row)),
  page,
  pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
});

/** A short list as a single page. */
export const wholeList = <Item>(items: Item[]) =>
  pageAnswer(
    { rows: items, totalItems: items.length },
    { page: 1, pageSize: Math.max(items.length, 1) },
    (item) => item,
  );
