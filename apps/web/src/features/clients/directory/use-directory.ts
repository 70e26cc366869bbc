import { useMemo } from 'react';
import { useListState } from '../../../lib/url-state/use-list-state.ts';
import { askedFor, clientList } from './client-list.ts';

/** What the address asks of the directory. */
export function useDirectory() {
  const list = useListState(clientList);
  return { ...list, query: useMemo(() => askedFor(list.query), [list.query]) };
}
