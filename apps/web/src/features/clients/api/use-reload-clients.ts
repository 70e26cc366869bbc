import { useQueryClient } from '@tanstack/react-query';
import { recordKeys } from '../../../lib/api/record-keys.ts';
import { clientKeys } from './client-keys.ts';

/** Whatever of clients and of their cases is on the screen is loaded again; the rest when it is next shown. */
export function useReloadClients() {
  const loaded = useQueryClient();
  return () =>
    Promise.all([clientKeys.all, recordKeys.cases].map((queryKey) => loaded.invalidateQueries({ queryKey })));
}
