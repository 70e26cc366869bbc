import { restoreClient } from '@hub/contract/core/clients/clients';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { clientKeys } from '../api/client-keys.ts';
import { clientName } from '../client-name.ts';

/** Takes a deletion back. */
export function useRestoreClient() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(restoreClient, { params: { id } }),
    onSuccess: async (client) => {
      showToast({ message: `${clientName(client)} was restored`, tone: 'success' });
      const changed = [clientKeys.one(client.id), clientKeys.list, clientKeys.deleted];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error) => showToast({ message: reasonOf(error), tone: 'alert' }),
  });
}
