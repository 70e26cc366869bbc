import { useQueryClient } from '@tanstack/react-query';
import { caseKeys } from './case-keys.ts';

/** The case, its notes and what they said before are loaded again. */
export function useReloadCase(id: string) {
  const loaded = useQueryClient();
  return () => loaded.invalidateQueries({ queryKey: caseKeys.one(id) });
}
