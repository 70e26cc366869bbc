import { restoreClient, type SimilarClient } from '@hub/contract/core/clients/clients';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { clientName } from '../client-name.ts';
import { useReloadClients } from './use-reload-clients.ts';

type Deleted = Pick<SimilarClient, 'id' | 'firstName' | 'lastName'>;

/** Takes a deletion back, and tells how it went: what asked for it may have left the screen by then. */
export function useRestoreClient() {
  const api = useApi();
  const reload = useReloadClients();
  return useMutation({
    mutationFn: ({ id }: Deleted) => api.call(restoreClient, { params: { id } }),
    onSuccess: (_answer, client) =>
      showToast({ message: `${clientName(client)} was restored`, tone: 'success' }),
    onError: (error, client) =>
      showToast({
        message: `${clientName(client)} could not be restored. ${reasonOf(error)}`,
        tone: 'alert',
      }),
    onSettled: reload,
  });
}
