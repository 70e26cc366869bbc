import { endOtherSessions, endSession, listSessions } from '@hub/contract/auth/users/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';

export function useSessions() {
  const api = useApi();
  return useQuery({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await api.call(listSessions, { signal })).items,
  });
}

export function useEndSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(endSession, { params: { id } }).catch(passIfGone),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

export function useEndOtherSessions() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(endOtherSessions),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
}

/** The session has ended meanwhile. */
function passIfGone(error: unknown) {
  if (!(error instanceof ApiProblem) || error.code !== 'not-found') throw error;
}
