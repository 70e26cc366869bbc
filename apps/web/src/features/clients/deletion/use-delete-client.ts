import { deleteClient } from '@hub/contract/core/clients/clients';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

export function useDeleteClient() {
  const api = useApi();
  return useMutation({ mutationFn: (id: string) => api.call(deleteClient, { params: { id } }) });
}
