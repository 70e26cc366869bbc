import { listCases } from '@hub/contract/core/cases/cases';
import { useQuery } from '@tanstack/react-query';
import { recordKeys } from '../../../lib/api/record-keys.ts';
import { useApi } from '../../../lib/api/use-api.ts';

/** How many cases the client has; undefined until it is known. */
export function useCaseCount(clientId: string) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...recordKeys.cases, 'count', clientId],
    queryFn: async ({ signal }) =>
      (await api.call(listCases, { query: { ClientId: clientId, PageSize: 1 }, signal })).totalItems,
  });
  return data;
}
