import { closeCases } from '@hub/contract/core/cases/cases';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { useReloadCases } from './use-reload-cases.ts';

/** All of them or none. Afterwards the screen is loaded again, also when one of them has gone meanwhile. */
export function useCloseCases() {
  const api = useApi();
  const reload = useReloadCases();
  return useMutation({
    mutationFn: (caseIds: string[]) => api.call(closeCases, { body: { caseIds } }),
    onSettled: () => void reload(),
  });
}
