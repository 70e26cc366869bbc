import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Sort } from '../../ui/data-table/column.ts';
import type { PageSize } from '../../ui/pager/pager.tsx';
import { readList, writeList } from './list-address.ts';
import type { Filters, FilterValues, ListDescription, ListValues, spellings } from './list-description.ts';
import { countFilters, queryOf } from './list-query.ts';

/**
 * Search, filters, sort and page of a list, kept in the address: a reload, the back button and a shared link
 * restore them. The description has to be the same object on every render.
 */
export function useListState<F extends Filters, Key extends string, Name extends keyof typeof spellings>(
  description: ListDescription<F, Key> & { spelling: Name },
) {
  const [address] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // Two changes before the next render build on each other.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const values = useMemo(() => readList(description, address), [description, address]);

  function change(patch: Partial<ListValues<F, Key>>, history: 'push' | 'replace' = 'push') {
    const last = latest.current;
    const next = writeList(description, { ...readList(description, last), page: 1, ...patch }, last);
    if (next.toString() === last.toString()) return;
    latest.current = next;
    void navigate({ search: next.toString(), hash }, { replace: history === 'replace' });
  }

  const withFilters = (filters: Partial<FilterValues<F>>) => ({
    ...readList(description, latest.current).filters,
    ...filters,
  });
  const filterBy = (filters: Partial<FilterValues<F>>, history?: 'push' | 'replace') =>
    change({ filters: withFilters(filters) }, history);

  function isSearching(filters: Partial<FilterValues<F>>) {
    const before = readList(description, latest.current).filters;
    return Object.keys(filters).some((name) => before[name] !== description.filters[name]?.fallback);
  }

  return {
    ...values,
    query: useMemo(() => queryOf(description, values), [description, values]),
    filterCount: countFilters(description, values.filters),
    filterBy,
    /** While typing: the back button returns to the former search, not to each letter. */
    searchFor: (filters: Partial<FilterValues<F>>) =>
      filterBy(filters, isSearching(filters) ? 'replace' : 'push'),
    clearFilters: () => change({ filters: readList(description, new URLSearchParams()).filters }),
    sortBy: (sort: Sort<Key>) => change({ sort }),
    goToPage: (page: number, filters: Partial<FilterValues<F>> = {}) =>
      change({ page, filters: withFilters(filters) }),
    showRows: (pageSize: PageSize) => change({ pageSize }),
  };
}
