import { deleteCase } from '@hub/contract/core/cases/cases';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

export function useDeleteCase() {
  const api = useApi();
  return useMutation({ mutationFn: (id: string) => api.call(deleteCase, { params: { id } }) });
}
