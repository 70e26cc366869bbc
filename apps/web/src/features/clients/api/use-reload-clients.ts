import { useQueryClient } from '@tanstack/react-query';
import { clientKeys } from './client-keys.ts';

/** Whatever of clients is on the screen is loaded again; the rest when it is next shown. */
export function useReloadClients() {
  const loaded = useQueryClient();
  return () => loaded.invalidateQueries({ queryKey: clientKeys.all });
}
