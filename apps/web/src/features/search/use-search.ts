import { search } from '@hub/contract/core/search';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEndpointQuery } from '../../lib/api/use-endpoint.ts';

const PAUSE_MS = 120;

/** Searches for what was typed, after a pause in the typing. */
export function useSearch(typed: string) {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const answer = useEndpointQuery(
    search,
    { query: asked === '' ? {} : { Query: asked } },
    // The recent records may have changed since the last search.
    { placeholderData: keepPreviousData, staleTime: 0, gcTime: 0 },
  );
  return { ...answer, isCurrent: asked === typed.trim() && !answer.isPlaceholderData };
}
