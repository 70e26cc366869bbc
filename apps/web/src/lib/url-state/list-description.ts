import type { Sort } from '../../ui/data-table/column.ts';
import type { PageSize } from '../../ui/pager/pager.tsx';
import type { Parameter } from './parameter.ts';

export type Filters = Record<string, Parameter<unknown>>;
export type FilterValues<F extends Filters> = {
  [Name in keyof F]: F[Name] extends Parameter<infer Value> ? Value : never;
};

/** The calls of the contract spell these names in two ways. */
export const spellings = {
  Page: { page: 'Page', pageSize: 'PageSize', sortBy: 'SortBy', order: 'Order' },
  page: { page: 'page', pageSize: 'pageSize', sortBy: 'sortBy', order: 'order' },
} as const;

/** The parameters of a list in its address, by their names in the contract. */
export type ListDescription<F extends Filters, Key extends string> = {
  spelling: keyof typeof spellings;
  filters: F;
  sortKeys: readonly Key[];
  /** The default order. */
  sort: Sort<Key>;
};

export type ListValues<F extends Filters, Key extends string> = {
  filters: FilterValues<F>;
  sort: Sort<Key>;
  page: number;
  pageSize: PageSize;
};
