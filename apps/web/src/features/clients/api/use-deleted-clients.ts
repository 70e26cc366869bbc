import { listDeletedClients } from '@hub/contract/core/clients/clients';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { clientKeys } from './client-keys.ts';

/** A page of the clients that can still be restored. */
export function useDeletedClients(query: { Page: number; PageSize: number }) {
  const api = useApi();
  return useQuery({
    queryKey: [...clientKeys.deleted, query],
    queryFn: ({ signal }) => api.call(listDeletedClients, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
