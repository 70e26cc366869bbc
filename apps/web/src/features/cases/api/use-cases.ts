import { listCases } from '@hub/contract/core/cases/cases';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useApi } from '../../../lib/api/use-api.ts';
import { useListQuery } from '../../../lib/url-state/use-list-query.ts';
import { caseKeys } from './case-keys.ts';

export type CaseQuery = InputOf<typeof listCases>['query'];

/** A page of the cases that match. */
export function useCases(list: { query: CaseQuery; filterCount: number }) {
  const api = useApi();
  return useListQuery({
    key: caseKeys.list,
    list,
    load: (query, signal) => api.call(listCases, { query, signal }),
  });
}
