import { respondents } from '@hub/contract/core/products/product';
import { MAX_AGE_MONTHS } from '@hub/contract/core/products/products';
import { useMemo } from 'react';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { ListQuery } from '../../../lib/url-state/list-query.ts';
import { flag, oneOf, text, wholeNumber } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';

const filters = {
  Search: text,
  Category: text,
  AgeMonths: wholeNumber(0, MAX_AGE_MONTHS),
  Respondent: oneOf(respondents),
  Licensed: flag,
};

/** The parameters in the address of the library. Products are sorted by name, with a fixed page size. */
const description = {
  spelling: 'Page',
  filters,
  sortKeys: ['name'],
  sort: { by: 'name', order: 'asc' },
} as const satisfies ListDescription<typeof filters, 'name'>;

/** The query of the library for the current address. */
export function useLibraryList() {
  const list = useListState(description);
  return { ...list, query: useMemo(() => productQueryOf(list.query), [list.query]) };
}

function productQueryOf(query: ListQuery<typeof filters, 'name', 'Page'>) {
  const { PageSize: _, SortBy: __, Order: ___, ...rest } = query;
  return rest;
}
