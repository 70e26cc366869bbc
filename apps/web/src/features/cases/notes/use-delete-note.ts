import { deleteCaseNote, restoreCaseNote } from '@hub/contract/core/cases/case-notes';
import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { showToast, TIME_TO_ACT_MS } from '../../../ui/toast/toasts.ts';
import { useReloadCase } from '../api/use-reload-case.ts';

/** Deletes a note at once and offers to take it back, which may be asked for after the page was left. */
export function useDeleteNote(caseId: string) {
  const api = useApi();
  const reload = useReloadCase(caseId);
  const paramsOf = (noteId: string) => ({ params: { id: caseId, noteId } });
  const restoration = useMutation({
    mutationFn: (noteId: string) => api.call(restoreCaseNote, paramsOf(noteId)),
    onSuccess: () => showToast({ message: 'The note was restored', tone: 'success' }),
    onError: (error) =>
      showToast({ message: `The note could not be restored. ${reasonOf(error)}`, tone: 'alert' }),
    onSettled: reload,
  });
  return useMutation({
    mutationFn: (noteId: string) => api.call(deleteCaseNote, paramsOf(noteId)),
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
