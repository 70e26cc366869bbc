import { listContacts } from '@hub/contract/core/clients/contacts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/use-api.ts';
import { clientKeys } from './client-keys.ts';

/** The client's own email and phone come first. */
export function useContacts(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: clientKeys.records(id, 'contacts'),
    queryFn: async ({ signal }) => {
      const query = { IncludePrimary: true };
      return (await api.call(listContacts, { params: { id }, query, signal })).items;
    },
  });
}
