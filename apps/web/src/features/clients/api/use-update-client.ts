import { updateClient } from '@hub/contract/core/clients/clients';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { recordKeys } from '../../../lib/api/record-keys.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { clientKeys } from './client-keys.ts';

/** Done when the changed client is loaded again, so that nothing of the old one is shown afterwards. */
export function useUpdateClient(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (body: InputOf<typeof updateClient>['body']) => {
    const client = await api.call(updateClient, { params: { id }, body });
    queryClient.setQueryData(clientKeys.one(id), client);
    void queryClient.invalidateQueries({ queryKey: clientKeys.list });
    // Cases are shown with the client's name.
    void queryClient.invalidateQueries({ queryKey: recordKeys.cases });
    await queryClient.invalidateQueries({ queryKey: clientKeys.one(id) });
    return client;
  };
}
