import { courseLevels, courseStates } from '@hub/contract/core/courses/course';
import { useMemo } from 'react';
import type { ListDescription } from '../../../lib/url-state/list-description.ts';
import type { ListQuery } from '../../../lib/url-state/list-query.ts';
import { oneOf, text } from '../../../lib/url-state/parameter.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';

export const levelFilter = oneOf(courseLevels);
export const stateFilter = oneOf(courseStates);

const filters = { Search: text, Level: levelFilter, ProductId: text, State: stateFilter };

/** The parameters in the address of ProLearn. Courses are sorted by title, with a fixed page size. */
const description = {
  spelling: 'Page',
  filters,
  sortKeys: ['title'],
  sort: { by: 'title', order: 'asc' },
} as const satisfies ListDescription<typeof filters, 'title'>;

export function useCourseList() {
  const list = useListState(description);
  return { ...list, query: useMemo(() => courseQueryOf(list.query), [list.query]) };
}

function courseQueryOf(query: ListQuery<typeof filters, 'title', 'Page'>) {
  const { PageSize: _, SortBy: __, Order: ___, ...rest } = query;
  return rest;
}
