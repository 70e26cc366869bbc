import { useQuery } from '@tanstack/react-query';
import { recordKeys } from '../../../lib/api/record-keys.ts';
import { useApi } from '../../../lib/api/use-api.ts';

/** Whether there is someone for whom a case can be opened. */
export function useHasClients() {
  const api = useApi();
  return useQuery({
    queryKey: [...recordKeys.clients, 'list', 'any'],
    queryFn: async ({ signal }) => {
      // Who has cases never asks, and need not load what a client consists of.
      const { listClients } = await import('@hub/contract/core/clients/clients');
      return (await api.call(listClients, { query: { PageSize: 1 }, signal })).totalItems > 0;
    },
  });
}
