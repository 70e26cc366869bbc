import { listClients } from '@hub/contract/core/clients/clients';
import { TEXT_MAX_LENGTH } from '@hub/contract/fields/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recordKeys } from '../../../lib/api/record-keys.ts';
import { useApi } from '../../../lib/api/use-api.ts';

const PAUSE_MS = 250;
const MAX_FOUND = 10;

/** The first clients whose name matches what is typed; those who were added last while nothing is. */
export function useFoundClients(typed: string) {
  const api = useApi();
  const text = typed.trim().slice(0, TEXT_MAX_LENGTH);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const found = useQuery({
    queryKey: [...recordKeys.clients, 'found', asked],
    queryFn: async ({ signal }) => {
      const matching = asked ? { Name: asked } : ({ SortBy: 'created', Order: 'desc' } as const);
      return (await api.call(listClients, { query: { ...matching, PageSize: MAX_FOUND }, signal })).items;
    },
  });
  return { ...found, isLoading: text !== asked || found.isPending };
}
