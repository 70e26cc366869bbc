import { type Case, NOTES_WITH_CASE } from '@hub/contract/core/cases/case';
import {
  createCaseNote,
  deleteCaseNote,
  listCaseNotes,
  listDeletedNotes,
  listEarlierNotes,
  restoreCaseNote,
  updateCaseNote,
} from '@hub/contract/core/cases/case-notes';
import { readCase } from '@hub/contract/core/cases/cases';
import type { RichText } from '@hub/contract/fields/rich-text';
import type { InputOf } from '@hub/contract/http/endpoint';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { queryKeyOf, useEndpointCall, useEndpointQuery } from '../../../lib/api/use-endpoint.ts';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { useReloadCase } from '../case-queries.ts';

/** The notes of a case, page by page, beginning with the page that was loaded with the case. */
export function useCaseNotes({ id, notes }: Case) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };
  const page = { items: notes, page: 1, pageSize: NOTES_WITH_CASE, totalItems: notes.length, totalPages: 1 };
  const begun = { pages: [page], pageParams: [1] };
  const isAll = notes.length < NOTES_WITH_CASE;
  return useInfiniteQuery({
    queryKey: queryKeyOf(listCaseNotes, { params }),
    queryFn: ({ pageParam, signal }) => {
      const query = { Page: pageParam, PageSize: NOTES_WITH_CASE };
      return api.call(listCaseNotes, { params, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    ...(isAll
      ? {
          initialData: begun,
          initialDataUpdatedAt: () =>
            queryClient.getQueryState(queryKeyOf(readCase, { params }))?.dataUpdatedAt,
        }
      : { placeholderData: begun }),
  });
}

/** The earlier versions of a note, the latest first. */
export const useEarlierNotes = (caseId: string, noteId: string) =>
  useEndpointQuery(listEarlierNotes, { params: { id: caseId, noteId } }, { select: ({ items }) => items });

/** A page of the user's own notes that can still be restored. */
export const useDeletedNotes = (caseId: string, query: InputOf<typeof listDeletedNotes>['query']) =>
  useEndpointQuery(
    listDeletedNotes,
    { params: { id: caseId }, query },
    { placeholderData: keepPreviousData },
  );

/** Resolves when the note is in the list. */
export function useAddNote(caseId: string) {
  const reload = useReloadCase(caseId);
  const add = useEndpointCall(createCaseNote);
  return async (note: RichText) => {
    await add({ params: { id: caseId }, body: { note } });
    await reload();
  };
}

/** Resolves when the changed note is shown. */
export function useUpdateNote(caseId: string, noteId: string) {
  const reload = useReloadCase(caseId);
  const update = useEndpointCall(updateCaseNote);
  return async (body: InputOf<typeof updateCaseNote>['body']) => {
    await update({ params: { id: caseId, noteId }, body });
    await reload();
  };
}

/** Restores a note and shows the result in a toast. */
export function useRestoreNote(caseId: string) {
  const reload = useReloadCase(caseId);
  const restore = useEndpointCall(restoreCaseNote);
  return useMutation({
    mutationFn: (noteId: string) => restore({ params: { id: caseId, noteId } }),
    onSuccess: () => showToast({ message: 'The note was restored', tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The note could not be restored. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
}

/** Deletes a note at once and offers to undo it, even after the page was left. */
export function useDeleteNote(caseId: string) {
  const reload = useReloadCase(caseId);
  const remove = useEndpointCall(deleteCaseNote);
  const restoration = useRestoreNote(caseId);
  return useMutation({
    mutationFn: (noteId: string) => remove({ params: { id: caseId, noteId } }),
    onSuccess: (_, noteId) =>
      showToast({
        message: 'The note was deleted',
        tone: 'success',
        timeout: TIME_TO_ACT_MS,
        action: { label: 'Undo', onPress: () => restoration.mutate(noteId) },
      }),
    onError: (error) =>
      showToast({ message: `The note could not be deleted. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
}
