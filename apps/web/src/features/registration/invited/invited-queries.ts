import { joinOrganization, readInvitation, registerInvited } from '@hub/contract/auth/management/invitations';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useShownOrganization } from '../../../lib/session/use-session.ts';
import { dropInvitationToken } from './invitation-token.ts';
import { type InvitedValues, registrationOf } from './invited-form-schema.ts';

export type Invited = AnswerOf<typeof readInvitation>;

/** The invitation behind the link. */
export function useInvitation(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.call(readInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const isOver = (error: unknown) => error instanceof ApiProblem && error.code === 'invitation-over';

/** The link was used meanwhile, or the address has an account by now. */
export const isOutdated = (error: unknown) =>
  isOver(error) || (error instanceof ApiProblem && error.code === 'sign-in-first');

export function useRegisterInvited(token: string, { email }: Invited) {
  const api = useApi();
  return async (values: InvitedValues) => {
    await api.call(registerInvited, { body: { token, ...registrationOf(values, email) } });
    dropInvitationToken();
  };
}

/** Reloads the hub in the new organization, in all tabs. */
export function useJoinOrganization(token: string) {
  const api = useApi();
  const shown = useShownOrganization();
  return useMutation({
    mutationFn: () => api.call(joinOrganization, { body: { token } }),
    onSuccess: ({ organizationId }) => {
      dropInvitationToken();
      shown.switchTo(organizationId);
    },
  });
}
