import { listCasesNeedingAction } from '@hub/contract/core/cases/cases';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { caseKeys } from './case-keys.ts';

export function useCasesNeedingAction() {
  const api = useApi();
  return useQuery({
    queryKey: caseKeys.needingAction,
    queryFn: ({ signal }) => api.call(listCasesNeedingAction, { signal }),
  });
}
