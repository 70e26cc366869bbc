import { readProfile } from '@hub/contract/auth/users/users';
import { type EntryRefusal, entryRefusals } from '@hub/contract/http/problems';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { queryKeyOf } from '../../../lib/api/use-endpoint.ts';
import { useRuntimeConfig } from '../../../lib/config/use-runtime-config.ts';
import { useSession } from '../../../lib/session/use-session.ts';

type Standing = { status: 'unknown' } | { status: 'admitted' } | { status: 'refused'; refusal: EntryRefusal };

/**
 * Whether somebody whom an external provider has signed in may use this hub. Our own provider asks that before it signs
 * anybody in.
 */
export function useStanding(): Standing & { isAskedAgain: boolean } {
  const api = useApi();
  const queryClient = useQueryClient();
  const { externalProvider } = useRuntimeConfig();
  const isAsked = useSession().status === 'signed-in' && externalProvider;
  const asked = useQuery({
    queryKey: [...queryKeyOf(readProfile), 'standing'],
    queryFn: async ({ signal }): Promise<Standing> => {
      try {
        queryClient.setQueryData(['profile'], await api.call(readProfile, { signal }));
        return { status: 'admitted' };
      } catch (error) {
        const refusal = entryRefusals.find((code) => error instanceof ApiProblem && error.code === code);
        if (!refusal) throw error;
        return { status: 'refused', refusal };
      }
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isAskedAgain = asked.isFetching;
  // What could not be asked is told by the page that needs it.
  if (!isAsked || asked.error) return { status: 'admitted', isAskedAgain };
  return { ...(asked.data ?? { status: 'unknown' }), isAskedAgain };
}
