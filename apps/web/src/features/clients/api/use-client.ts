import { readClient } from '@hub/contract/core/clients/clients';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { clientKeys } from './client-keys.ts';

export function useClient(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: clientKeys.one(id),
    queryFn: ({ signal }) => api.call(readClient, { params: { id }, signal }),
  });
}
