import { readProfile } from '@hub/contract/auth/users/users';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useStanding } from './use-standing.ts';

/** The signed-in user's profile; nothing is asked while nobody is signed in, or nobody who has one. */
export function useProfile() {
  const api = useApi();
  const isSignedIn = useSession().status === 'signed-in';
  const isAdmitted = useStanding().status === 'admitted';
  return useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.call(readProfile, { signal }),
    enabled: isSignedIn && isAdmitted,
  });
}
