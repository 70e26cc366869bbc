import { readCase } from '@hub/contract/core/cases/cases';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { caseKeys } from './case-keys.ts';

export function useCase(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: caseKeys.one(id),
    queryFn: ({ signal }) => api.call(readCase, { params: { id }, signal }),
  });
}
