import { deleteClient } from '@hub/contract/core/clients/clients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { clientKeys } from '../api/client-keys.ts';
import { clientName, type NamedClient } from '../client-name.ts';
import { useRestoreClient } from './use-restore-client.ts';

/** Deletes a client and offers to take it back. `onDeleted` may lead away from the client's own page. */
export function useDeleteClient(onDeleted?: () => void | Promise<void>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const restore = useRestoreClient();
  return useMutation({
    mutationFn: ({ id }: NamedClient) =>
      api.call(deleteClient, { params: { id } }).catch((error: unknown) => {
        // In another tab, or by a try whose answer was lost: gone is what was asked for.
        if (!(error instanceof ApiProblem && error.code === 'client-deleted')) throw error;
      }),
    onSuccess: async (_, client) => {
      await onDeleted?.();
      queryClient.removeQueries({ queryKey: clientKeys.one(client.id) });
      showToast({
        message: `${clientName(client)} was deleted`,
        tone: 'success',
        timeout: TIME_TO_ACT_MS,
        action: { label: 'Undo', onPress: () => restore.mutate(client.id) },
      });
      const changed = [clientKeys.list, clientKeys.deleted];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => showToast({ message: reasonOf(error), tone: 'alert' }),
  });
}
