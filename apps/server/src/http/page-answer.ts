import type { Page } from '../db/find-page.ts';

type Found<Row> = { rows: readonly Row[]; totalItems: number };

/** A page of a list as the contract answers it. */
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

/** A list that is so short that it is its only page. */
export const wholeList = <Item>(items: Item[]) =>
  pageAnswer(
    { rows: items, totalItems: items.length },
    { page: 1, pageSize: Math.max(items.length, 1) },
    (item) => item,
  );
