import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { TableContent } from '../../ui/data-table/table-content.ts';
import { reasonOf } from '../api/api-problem.ts';

type Page<Row> = { items: readonly Row[]; totalItems: number };

type Props<Row, Query> = {
  /** Names the list among all that is loaded. */
  key: QueryKey;
  list: { query: Query; filterCount: number };
  load: (query: Query, signal: AbortSignal) => Promise<Page<Row>>;
};

/** Loads what the list's state asks for. An answer to an earlier question is never shown for a later one. */
export function useListQuery<Row, Query>({ key, list, load }: Props<Row, Query>) {
  const answer = useQuery({
    queryKey: [...key, list.query],
    queryFn: ({ signal }) => load(list.query, signal),
    placeholderData: keepPreviousData,
  });
  return { content: contentOf(answer, list.filterCount > 0), totalItems: answer.data?.totalItems };
}

function contentOf<Row>(answer: UseQueryResult<Page<Row>>, isFiltered: boolean): TableContent<Row> {
  const { data, error, isFetching, isPlaceholderData, refetch } = answer;
  if (!data) {
    if (!error) return { status: 'loading' };
    const reason = reasonOf(error);
    return isFetching
      ? { status: 'retrying', reason }
      : { status: 'failed', reason, retry: () => void refetch() };
  }
  if (data.items.length > 0) return { status: 'rows', rows: data.items, outdated: isPlaceholderData };
  if (isPlaceholderData) return { status: 'loading' };
  if (data.totalItems > 0) return { status: 'past-end' };
  return { status: isFiltered ? 'no-match' : 'empty' };
}
