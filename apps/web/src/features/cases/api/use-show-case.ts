import type { Case } from '@hub/contract/core/cases/case';
import { useQueryClient } from '@tanstack/react-query';
import { caseKeys } from './case-keys.ts';
import { useReloadCases } from './use-reload-cases.ts';

/** Shows a case as the server has just answered it. Done when whatever else tells of cases is loaded again. */
export function useShowCase() {
  const loaded = useQueryClient();
  const reload = useReloadCases();
  return (answered: Case) => {
    loaded.setQueryData(caseKeys.one(answered.id), answered);
    return reload();
  };
}
