import { listClients } from '@hub/contract/core/clients/clients';
import { useApi } from '../../../lib/api/use-api.ts';
import { useListQuery } from '../../../lib/url-state/use-list-query.ts';
import type { ClientQuery } from '../directory/client-list.ts';
import { clientKeys } from './client-keys.ts';

/** A page of the clients that match. */
export function useClients(list: { query: ClientQuery; filterCount: number }) {
  const api = useApi();
  return useListQuery({
    key: clientKeys.list,
    list,
    load: (query, signal) => api.call(listClients, { query, signal }),
  });
}
