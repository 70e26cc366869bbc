type Page = { page: number; pageSize: number };

/** A page of a list as the contract answers it. */
export const pageAnswer = <Item>(items: Item[], { page, pageSize }: Page, totalItems: number) => ({
  items,
  page,
  pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
});

/** A list that is so short that it is its only page. */
export const wholeList = <Item>(items: Item[]) =>
  pageAnswer(items, { page: 1, pageSize: Math.max(items.length, 1) }, items.length);
