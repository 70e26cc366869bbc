import { readProfile } from '@hub/contract/auth/users/users';
import { type EntryRefusal, entryRefusals } from '@hub/contract/http/page-problems';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { queryKeyOf } from '../../lib/api/use-endpoint.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { useSession, useShownOrganization } from '../../lib/session/use-session.ts';

/** The profile of the signed-in user, once they are admitted. */
export function useProfile() {
  const load = useLoadProfile();
  const isSignedIn = useSession().status === 'signed-in';
  const isAdmitted = useStanding().status === 'admitted';
  return useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => load(signal),
    enabled: isSignedIn && isAdmitted,
  });
}

/** Stores the current organization, which every later call sends along. */
function useLoadProfile() {
  const api = useApi();
  const organization = useShownOrganization();
  return async (signal: AbortSignal) => {
    const profile = await api.call(readProfile, { signal });
    // An invalid profile fails where it is shown.
    const current = profile.organizationAccounts?.[0];
    if (current) organization.show(current.organizationId);
    return profile;
  };
}

type Standing = { status: 'unknown' } | { status: 'admitted' } | { status: 'refused'; refusal: EntryRefusal };

/** Whether someone signed in by an external provider may use the hub. Our own provider checks that at sign-in. */
export function useStanding(): Standing & { isRefetching: boolean } {
  const load = useLoadProfile();
  const queryClient = useQueryClient();
  const { externalProvider } = useRuntimeConfig();
  const isAsked = useSession().status === 'signed-in' && externalProvider;
  const asked = useQuery({
    queryKey: [...queryKeyOf(readProfile), 'standing'],
    queryFn: async ({ signal }): Promise<Standing> => {
      try {
        queryClient.setQueryData(['profile'], await load(signal));
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
  const isRefetching = asked.isFetching;
  // The page that needs the profile reports the failure.
  if (!isAsked || asked.error) return { status: 'admitted', isRefetching };
  return { ...(asked.data ?? { status: 'unknown' }), isRefetching };
}

/**
 * Whether the user's email is confirmed here; undefined until that is known. An external provider's tokens
 * only say what was confirmed there.
 */
export function useIsEmailConfirmed(): boolean | undefined {
  const session = useSession();
  const { externalProvider } = useRuntimeConfig();
  const { data: profile } = useProfile();
  if (session.status !== 'signed-in') return undefined;
  if (!externalProvider) return session.isEmailConfirmed;
  return profile && profile.status !== 'PendingEmailConfirmation';
}
