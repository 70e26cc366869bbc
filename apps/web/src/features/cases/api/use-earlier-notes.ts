import { listEarlierNotes } from '@hub/contract/core/cases/case-notes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { caseKeys } from './case-keys.ts';

/** What a note said before its changes, the latest first. */
export function useEarlierNotes(caseId: string, noteId: string) {
  const api = useApi();
  return useQuery({
    queryKey: caseKeys.earlierNotes(caseId, noteId),
    queryFn: async ({ signal }) =>
      (await api.call(listEarlierNotes, { params: { id: caseId, noteId }, signal })).items,
  });
}
