import { educationEndpoints } from '@hub/contract/core/clients/client-records';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { clientKeys } from './client-keys.ts';

/** Null when the client has none. */
export function useEducation(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: clientKeys.records(id, 'education'),
    queryFn: async ({ signal }) =>
      (await api.call(educationEndpoints.list, { params: { id }, signal })).items[0] ?? null,
  });
}
