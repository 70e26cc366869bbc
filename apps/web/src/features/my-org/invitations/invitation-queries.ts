import {
  invite,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@hub/contract/auth/management/invitations';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import type { CallInput } from '../../../lib/api/api-client.ts';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { subtreeKeyOf, useEndpointCall, useEndpointQuery, useReload } from '../../../lib/api/use-endpoint.ts';
import { showToast } from '../../../ui/toast/toasts.ts';

/** A page of the invitations that are still open. */
export const useInvitations = (query: { page: number; pageSize: number }) =>
  useEndpointQuery(listInvitations, { query }, { placeholderData: keepPreviousData });

function useReloadInvitations() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listInvitations));
}

export function useInvite() {
  const send = useEndpointCall(invite);
  const reload = useReloadInvitations();
  return async (body: CallInput<typeof invite>['body']) => {
    const { items } = await send({ body });
    void reload();
    return items.length;
  };
}

export function useResendInvitation() {
  const resend = useEndpointCall(resendInvitation);
  return useMutation({
    mutationFn: (id: string) => resend({ params: { id } }),
    onSuccess: ({ email }) => showToast({ message: `A new link was sent to ${email}`, tone: 'success' }),
    onError: (error) => showToast({ message: `No link was sent. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: useReloadInvitations(),
  });
}

export function useWithdrawInvitation() {
  const withdraw = useEndpointCall(withdrawInvitation);
  return useMutation({
    mutationFn: ({ id }: { id: string; email: string }) => withdraw({ params: { id } }),
    onSuccess: (_, { email }) =>
      showToast({ message: `The invitation of ${email} was withdrawn`, tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The invitation was not withdrawn. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: useReloadInvitations(),
  });
}
