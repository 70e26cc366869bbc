import { listSessions } from '@hub/contract/auth/users/sessions';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api.call(listSessions, { signal })).items,
  });
}
