import { updateCaseStatus } from '@hub/contract/core/cases/cases';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';

/** Closes a case, or reopens it. */
export function useCaseStatus(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (status: number) => api.call(updateCaseStatus, { params: { id }, body: { status } }),
  });
}
