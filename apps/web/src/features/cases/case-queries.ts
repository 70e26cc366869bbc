import { listOpenFormsOfCase } from '@hub/contract/core/administrations/open-forms';
import type { Case } from '@hub/contract/core/cases/case';
import {
  closeCases,
  createCase,
  deleteCase,
  listCases,
  listCasesNeedingAction,
  listDeletedCases,
  readCase,
  restoreCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import type { InputOf } from '@hub/contract/http/endpoint';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import {
  queryKeyOf,
  subtreeKeyOf,
  useEndpointCall,
  useEndpointLoad,
  useEndpointQuery,
  useReload,
} from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/url-state/use-list-query.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { restoredToast } from '../clients/forms-in-deletion.tsx';

export type CaseQuery = InputOf<typeof listCases>['query'];

/** A page of the cases that match. */
export const useCases = (list: { query: CaseQuery; filterCount: number }) => useEndpointList(listCases, list);

/** The id of the list on Home; the links of "Needs action" lead to it. */
export const LIST_ID = 'cases';

export const useCasesNeedingAction = () => useEndpointQuery(listCasesNeedingAction, {});

/** A page of the cases that can still be restored. */
export const useDeletedCases = (query: InputOf<typeof listDeletedCases>['query']) =>
  useEndpointQuery(listDeletedCases, { query }, { placeholderData: keepPreviousData });

export const useCase = (id: string) => useEndpointQuery(readCase, { params: { id } });

/** Loads everything about cases again. */
export function useReloadCases() {
  const reload = useReload();
  return () => reload(subtreeKeyOf(listCases));
}

/** Loads a case, its notes and their earlier versions again. */
export function useReloadCase(id: string) {
  const reload = useReload();
  return () => reload(subtreeKeyOf(readCase, { id }));
}

export const useLoadCase = (id: string) => useEndpointLoad(readCase, { params: { id } });

/**
 * Stores the case from the server's answer in the cache. Resolves when everything else about cases is loaded
 * again.
 */
export function useShowCase() {
  const queryClient = useQueryClient();
  const reload = useReloadCases();
  return (answered: Case) => {
    queryClient.setQueryData(queryKeyOf(readCase, { params: { id: answered.id } }), answered);
    return reload();
  };
}

export function useAddCase() {
  const show = useShowCase();
  const add = useEndpointCall(createCase);
  return async (body: InputOf<typeof createCase>['body']) => {
    const added = await add({ body });
    void show(added);
    return added;
  };
}

export function useUpdateCase(id: string) {
  const show = useShowCase();
  const update = useEndpointCall(updateCase);
  return async (body: InputOf<typeof updateCase>['body']) => {
    const changed = await update({ params: { id }, body });
    await show(changed);
    return changed;
  };
}

/** Forms of the case are still out, so closing it needs a confirmation that they are withdrawn. */
export const hasFormsOut = (error: Error | null) => error instanceof ApiProblem && error.code === 'forms-out';

/** Closes a case, or reopens it. */
export function useCaseStatus(id: string) {
  const update = useEndpointCall(updateCaseStatus);
  return useMutation({
    mutationFn: ({ status, withdrawOpen = false }: { status: number; withdrawOpen?: boolean }) =>
      update({ params: { id }, body: { status, withdrawOpen } }),
  });
}

/**
 * Closes all of the cases or none. Afterwards everything is loaded again, even after a refusal, because a
 * case may have been deleted meanwhile.
 */
export function useCloseCases() {
  const close = useEndpointCall(closeCases);
  const reload = useReloadCases();
  return useMutation({
    mutationFn: ({ caseIds, withdrawOpen = false }: { caseIds: string[]; withdrawOpen?: boolean }) =>
      close({ body: { caseIds, withdrawOpen } }),
    onSettled: () => void reload(),
  });
}

/** The forms that are out and pause when the case is deleted. */
export const useOpenForms = (id: string) => useEndpointQuery(listOpenFormsOfCase, { params: { id } });

export function useDeleteCase() {
  const remove = useEndpointCall(deleteCase);
  return useMutation({ mutationFn: (id: string) => remove({ params: { id } }) });
}

/**
 * Restores a case and shows the result in a toast, because the screen that asked for it may be gone by then.
 */
export function useRestoreCase() {
  const restore = useEndpointCall(restoreCase);
  const reload = useReloadCases();
  return useMutation({
    mutationFn: (id: string) => restore({ params: { id } }),
    onSuccess: ({ caseName, notRevived }) => showToast(restoredToast(caseName, notRevived)),
    onError: (error) =>
      showToast({ message: `The case could not be restored. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
}
