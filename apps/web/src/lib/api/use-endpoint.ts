import type { AnswerOf, AnyEndpoint } from '@hub/contract/http/endpoint';
import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, pathOf } from './api-client.ts';
import { useSendOnce } from './idempotency-key.ts';
import { useApi } from './use-api.ts';

type Address = { params?: Record<string, unknown>; query?: object };

/** The common prefix of the query keys of this path and all paths below it. */
export const subtreeKeyOf = (endpoint: AnyEndpoint, params?: Address['params']): QueryKey =>
  pathOf(endpoint.path, params).split('/').slice(1);

/**
 * The query key of an answer: the segments of its path, and its query. Without a query it matches all
 * queries.
 */
export const queryKeyOf = (endpoint: AnyEndpoint, { params, query = {} }: Address = {}): QueryKey => [
  ...subtreeKeyOf(endpoint, params),
  query,
];

type Options<Answer, Data> = Omit<UseQueryOptions<Answer, Error, Data>, 'queryKey' | 'queryFn'>;

/** Loads the answer of an endpoint. */
export function useEndpointQuery<E extends AnyEndpoint, Data = AnswerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options?: Options<AnswerOf<E>, Data>,
) {
  return useQuery({ ...options, ...useQueryOf(endpoint, input) });
}

/** Loads the answer of an endpoint again for everything that shows it, and throws if that fails. */
export function useEndpointLoad<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) {
  const queryClient = useQueryClient();
  const query = useQueryOf(endpoint, input);
  return (): Promise<AnswerOf<E>> => queryClient.fetchQuery({ ...query, staleTime: 0 });
}

function useQueryOf<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) {
  const api = useApi();
  return {
    queryKey: queryKeyOf(endpoint, input as Address),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
      api.call<AnyEndpoint>(endpoint, { ...(input as object), signal }),
  };
}

/** Calls an endpoint that writes. A call that is repeated because its answer was lost writes only once. */
export function useEndpointCall<E extends AnyEndpoint>(endpoint: E) {
  const api = useApi();
  const sendOnce = useSendOnce();
  return (input: CallInput<E>): Promise<AnswerOf<E>> =>
    endpoint.idempotent
      ? sendOnce(input, (idempotencyKey) =>
          api.call<AnyEndpoint>(endpoint, { ...(input as object), idempotencyKey }),
        )
      : api.call<AnyEndpoint>(endpoint, input as object);
}

/** Reloads the queries with these keys: visible ones at once, the others when they are next shown. */
export function useReload() {
  const queryClient = useQueryClient();
  return (...keys: readonly QueryKey[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
