import { readCatalogs } from '@hub/contract/core/catalogs';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

export type Catalogs = AnswerOf<typeof readCatalogs>;

/** Every list of options. They change with the product alone, so they are asked for once. */
export function useCatalogs() {
  const api = useApi();
  return useQuery({
    queryKey: ['catalogs'],
    queryFn: ({ signal }) => api.call(readCatalogs, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
