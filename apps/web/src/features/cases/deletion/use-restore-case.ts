import { restoreCase } from '@hub/contract/core/cases/cases';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useReloadCases } from '../api/use-reload-cases.ts';

/** Takes a deletion back, and tells how it went: what asked for it may have left the screen by then. */
export function useRestoreCase() {
  const api = useApi();
  const reload = useReloadCases();
  return useMutation({
    mutationFn: (id: string) => api.call(restoreCase, { params: { id } }),
    onSuccess: ({ caseName }) => showToast({ message: `${caseName} was restored`, tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The case could not be restored. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
}
