import { updateCaseNote } from '@hub/contract/core/cases/case-notes';
import type { InputOf } from '@hub/contract/http/endpoint';
import { useApi } from '../../../lib/api/use-api.ts';
import { useReloadCase } from './use-reload-case.ts';

/** Done when the note is shown as it is now. */
export function useUpdateNote(caseId: string, noteId: string) {
  const api = useApi();
  const reload = useReloadCase(caseId);
  return async (body: InputOf<typeof updateCaseNote>['body']) => {
    await api.call(updateCaseNote, { params: { id: caseId, noteId }, body });
    await reload();
  };
}
