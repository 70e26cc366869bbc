import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TableContent } from '../../ui/data-table/data-table.tsx';
import { ApiProblem, reasonOf } from '../api/api-problem.ts';

type Page<Row> = { items: readonly Row[]; totalItems: number; pageSize?: number };

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
  // A second try forgets why the first one failed; the reason stays on the screen meanwhile.
  const [retried, setRetried] = useState<{ query: Query; reason: string }>();
  const retriedReason = answer.isFetching && retried?.query === list.query ? retried.reason : undefined;

  function retry(reason: string) {
    setRetried({ query: list.query, reason });
    void answer.refetch().finally(() => setRetried(undefined));
  }
  const content: TableContent<Row> =
    retriedReason === undefined
      ? contentOf(answer, { isFiltered: list.filterCount > 0, retry })
      : { status: 'retrying', reason: retriedReason };
  const hasFailed = ['failed', 'retrying', 'refused'].includes(content.status);
  return { content, totalItems: hasFailed ? 0 : answer.data?.totalItems, pageSize: answer.data?.pageSize };
}

type Context = { isFiltered: boolean; retry: (reason: string) => void };

function contentOf<Row>(
  { data, error, isPlaceholderData }: UseQueryResult<Page<Row>>,
  { isFiltered, retry }: Context,
): TableContent<Row> {
  if (!data) {
    if (!error) return { status: 'loading' };
    const reason = reasonOf(error);
    if (isRefusal(error)) return { status: 'refused', reason };
    return { status: 'failed', reason, retry: () => retry(reason) };
  }
  if (data.items.length > 0) return { status: 'rows', rows: data.items, outdated: isPlaceholderData };
  if (isPlaceholderData) return { status: 'loading' };
  if (data.totalItems > 0) return { status: 'past-end' };
  return { status: isFiltered ? 'no-match' : 'empty' };
}

const isRefusal = (error: Error) => error instanceof ApiProblem && error.code === 'role-not-allowed';
