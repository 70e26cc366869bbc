import { readFormsOut } from '@hub/contract/auth/management/forms-out';
import { listMemberClients, transferClients } from '@hub/contract/auth/management/member-clients';
import {
  approveMembers,
  changeRole,
  deactivateMember,
  decideAccess,
  enableMember,
  listMembers,
  type Member,
  readMember,
  removeMember,
} from '@hub/contract/auth/management/members';
import { listCases } from '@hub/contract/core/cases/cases';
import { listClients } from '@hub/contract/core/clients/clients';
import { listAccountAssignments } from '@hub/contract/core/licenses/license-assignments';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../lib/api/api-client.ts';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { useShownOrganization } from '../../lib/session/use-session.ts';
import { useEndpointList, useListQuery } from '../../lib/url-state/use-list-query.ts';
import { showToast, TIME_TO_ACT_MS } from '../../ui/toast/toasts.ts';
import { memberName } from './member-name.ts';
import { counted, transferredInWords } from './member-words.ts';

type MemberQuery = NonNullable<CallInput<typeof listMembers>['query']>;
type MemberClientQuery = NonNullable<CallInput<typeof listMemberClients>['query']>;

/** The maximum page size of the server. */
const MAX_PAGE_SIZE = 100;

/** A page of the people who match. */
export const useMembers = (list: { query: MemberQuery; filterCount: number }) =>
  useEndpointList(listMembers, list);

/** The people who wait for a manager's approval, the longest wait first. */
export const useWaitingMembers = () =>
  useEndpointQuery(listMembers, {
    query: { status: 'PendingOrgApproval', sortBy: 'created', pageSize: MAX_PAGE_SIZE },
  });

export const useMember = (id: string) => useEndpointQuery(readMember, { params: { id } });

/** A page of a member's clients. */
export function useMemberClients(id: string, list: { query: MemberClientQuery; filterCount: number }) {
  const api = useApi();
  return useListQuery({
    key: subtreeKeyOf(listMemberClients, { id }),
    list,
    load: (query, signal) => api.call(listMemberClients, { params: { id }, query, signal }),
  });
}

/** All colleagues who can take over this account's clients. */
export function useColleagues(accountId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKeyOf(listMembers), 'colleagues'],
    queryFn: async ({ signal }) => {
      const found: Member[] = [];
      for (let page = 1; ; page += 1) {
        const query = { status: 'Active', page, pageSize: MAX_PAGE_SIZE } as const;
        const { items, totalPages } = await api.call(listMembers, { query, signal });
        found.push(...items);
        if (page >= totalPages) return found;
      }
    },
    select: (colleagues) => colleagues.filter(({ id }) => id !== accountId),
  });
}

/**
 * A member's remaining uses; undefined until they are known, and for organizations without uses of one's own.
 */
export function useUnspentUses(accountId: string): number | undefined {
  const { features } = useRuntimeConfig();
  const org = useShownOrganization().id();
  return useEndpointQuery(
    listAccountAssignments,
    { params: { org: org ?? '', account: accountId } },
    {
      enabled: features.individualLicenses && org !== undefined,
      select: ({ items }) => items.reduce((sum, { available }) => sum + available, 0),
    },
  ).data;
}

/** Loads everything about the members again, and the user's own profile, which may be affected. */
function useReloadMembers() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listMembers), ['profile']);
}

type Decision = { member: Member; approved: boolean };

/** Approves or declines a request to join. */
export function useDecideAccess() {
  const decide = useEndpointCall(decideAccess);
  const decision = useMutation({
    mutationFn: ({ member, approved }: Decision) =>
      decide({ params: { id: member.id }, query: { approved } }),
    onSuccess: (_, { member, approved }) =>
      showToast(
        approved
          ? { message: `${memberName(member)} was approved`, tone: 'success' }
          : {
              message: `${memberName(member)} was denied`,
              action: {
                label: 'Approve instead',
                onPress: () => decision.mutate({ member, approved: true }),
              },
              timeout: TIME_TO_ACT_MS,
            },
      ),
    onError: (error) => showToast({ message: reasonOf(error), tone: 'alert' }),
    onSettled: useReloadMembers(),
  });
  return decision;
}

/** Approves all of them who still wait. */
export function useApproveMembers() {
  const approve = useEndpointCall(approveMembers);
  return useMutation({
    mutationFn: (accountIds: string[]) => approve({ body: { accountIds } }),
    onSuccess: ({ approvedIds }) =>
      showToast({ message: `${counted(approvedIds.length, 'practitioner')} approved`, tone: 'success' }),
    onError: (error) => showToast({ message: `Nobody was approved. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: useReloadMembers(),
  });
}

export function useChangeRole() {
  const change = useEndpointCall(changeRole);
  const reload = useReloadMembers();
  return useMutation({
    mutationFn: ({ id, roleId }: { id: string; roleId: number }) =>
      change({ params: { id }, body: { roleId: roleId as 1 | 2 } }),
    onSuccess: reload,
  });
}

export function useRemoveMember() {
  const remove = useEndpointCall(removeMember);
  const reload = useReloadMembers();
  return useMutation({ mutationFn: (id: string) => remove({ params: { id } }), onSuccess: reload });
}

/** The forms that a member has out, and the colleagues who can take them over. */
export const useFormsOut = (id: string) => useEndpointQuery(readFormsOut, { params: { id } });

/** Ends a member's access. The user may be the one who takes over the forms. */
export function useDeactivateMember(id: string) {
  const deactivate = useEndpointCall(deactivateMember);
  const reload = useReload();
  const reloadMembers = useReloadMembers();
  return async (receiverAccountId: string | undefined) => {
    try {
      await deactivate({ params: { id }, ...(receiverAccountId && { body: { receiverAccountId } }) });
    } catch (error) {
      // More forms may be out by now, or the chosen colleague may be gone.
      if (error instanceof ApiProblem) await reload(queryKeyOf(readFormsOut, { params: { id } }));
      throw error;
    }
    await Promise.all([reloadMembers(), reload(subtreeKeyOf(listClients), subtreeKeyOf(listCases))]);
  };
}

/**
 * Shows the result in a toast, because this runs without a dialog, or from a toast whose screen may be gone.
 */
export function useEnableMember() {
  const enable = useEndpointCall(enableMember);
  return useMutation({
    mutationFn: (id: string) => enable({ params: { id } }),
    onSuccess: (member) => showToast({ message: `${memberName(member)} can sign in again`, tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The account could not be enabled. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: useReloadMembers(),
  });
}

/** Transfers a member's clients to a colleague. Some may become the user's own, or have been. */
export function useTransferClients(from: string) {
  const transfer = useEndpointCall(transferClients);
  const reload = useReload();
  return async (body: CallInput<typeof transferClients>['body'], to: string) => {
    const transferred = await transfer({ params: { id: from }, body });
    showToast({ message: transferredInWords(transferred, to), tone: 'success' });
    await reload(subtreeKeyOf(listMembers), subtreeKeyOf(listClients), subtreeKeyOf(listCases));
  };
}
