import type { AnswerOf, AnyEndpoint } from '@hub/contract/http/endpoint';
import { keepPreviousData, type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { TableContent } from '../../ui/data-table/data-table.tsx';
import { ApiProblem, reasonOf } from '../api/api-problem.ts';
import { useApi } from '../api/use-api.ts';
import { subtreeKeyOf } from '../api/use-endpoint.ts';

type Page<Row> = { items: readonly Row[]; totalItems: number; pageSize?: number };

type ListState<Query> = { query: Query; filterCount: number };

type Props<Row, Query> = {
  /** The prefix of its query keys. */
  key: QueryKey;
  list: ListState<Query>;
  load: (query: Query, signal: AbortSignal) => Promise<Page<Row>>;
};

/** A page of the list that an endpoint answers. */
export function useEndpointList<E extends AnyEndpoint>(endpoint: E, list: ListState<z.input<E['query']>>) {
  const api = useApi();
  return useListQuery<AnswerOf<E>['items'][number], z.input<E['query']>>({
    key: subtreeKeyOf(endpoint),
    list,
    load: (query, signal) => api.call<AnyEndpoint>(endpoint, { query, signal }),
  });
}

/** Loads the page of the list for the current state. An earlier answer is never shown for a later query. */
export function useListQuery<Row, Query>({ key, list, load }: Props<Row, Query>) {
  const answer = useQuery({
    queryKey: [...key, list.query],
    queryFn: ({ signal }) => load(list.query, signal),
    placeholderData: keepPreviousData,
  });
  // The query forgets its error during a second try; the reason stays on the screen.
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
