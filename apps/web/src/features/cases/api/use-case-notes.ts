import { type Case, NOTES_WITH_CASE } from '@hub/contract/core/cases/case';
import { listCaseNotes } from '@hub/contract/core/cases/case-notes';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { caseKeys } from './case-keys.ts';

/** The notes of a case, a page after the other. It begins with those that came with the case. */
export function useCaseNotes({ id, notes }: Case) {
  const api = useApi();
  const loaded = useQueryClient();
  const page = { items: notes, page: 1, pageSize: NOTES_WITH_CASE, totalItems: notes.length, totalPages: 1 };
  const begun = { pages: [page], pageParams: [1] };
  const isAll = notes.length < NOTES_WITH_CASE;
  return useInfiniteQuery({
    queryKey: caseKeys.notes(id),
    queryFn: ({ pageParam, signal }) => {
      const query = { Page: pageParam, PageSize: NOTES_WITH_CASE };
      return api.call(listCaseNotes, { params: { id }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    ...(isAll
      ? {
          initialData: begun,
          initialDataUpdatedAt: () => loaded.getQueryState(caseKeys.one(id))?.dataUpdatedAt,
        }
      : { placeholderData: begun }),
  });
}
