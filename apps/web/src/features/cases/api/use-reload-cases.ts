import { useQueryClient } from '@tanstack/react-query';
import { caseKeys } from './case-keys.ts';

/** Whatever of cases is on the screen is loaded again; the rest when it is next shown. */
export function useReloadCases() {
  const loaded = useQueryClient();
  return () => loaded.invalidateQueries({ queryKey: caseKeys.all });
}
