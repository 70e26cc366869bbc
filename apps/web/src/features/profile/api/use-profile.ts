import { readProfile } from '@hub/contract/auth/users/users';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSession } from '../../../lib/session/use-session.ts';

/** The signed-in user's profile; nothing is asked while nobody is signed in. */
export function useProfile() {
  const api = useApi();
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.call(readProfile, { signal }),
    enabled: isSignedIn,
  });
}
