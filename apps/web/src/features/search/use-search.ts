import { search } from '@hub/contract/core/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/use-api.ts';

const PAUSE_MS = 120;

/** What is found by what was typed, once there is a pause in the typing. */
export function useSearch(typed: string) {
  const api = useApi();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const answer = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => api.call(search, { query: asked === '' ? {} : { Query: asked }, signal }),
    placeholderData: keepPreviousData,
    // Each look is a new one: what was opened lately may have changed since.
    staleTime: 0,
    gcTime: 0,
  });
  return { ...answer, isCurrent: asked === typed.trim() && !answer.isPlaceholderData };
}
