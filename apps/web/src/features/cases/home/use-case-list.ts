import { useMemo } from 'react';
import { browserDay } from '../../../lib/browser-day.ts';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { caseList, queryOn } from './case-list.ts';

/** What the address asks of the list of cases. */
export function useCaseList() {
  const list = useListState(caseList);
  const today = browserDay();
  return { ...list, query: useMemo(() => queryOn(today, list.query), [today, list.query]) };
}
