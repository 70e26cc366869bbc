import { restoreClient } from '@hub/contract/core/clients/clients';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { clientName } from '../../../lib/client-name.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useReloadClients } from '../api/use-reload-clients.ts';

/** Takes a deletion back, and tells how it went: what asked for it may have left the screen by then. */
export function useRestoreClient() {
  const api = useApi();
  const reload = useReloadClients();
  return useMutation({
    mutationFn: (id: string) => api.call(restoreClient, { params: { id } }),
    onSuccess: (client) => showToast({ message: `${clientName(client)} was restored`, tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The client could not be restored. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
}
