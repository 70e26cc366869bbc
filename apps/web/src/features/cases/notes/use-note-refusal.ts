import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useReloadCases } from '../api/use-reload-cases.ts';
import { tellRefusal } from '../tell-refusal.ts';

/** Tells why a note was not saved. What was typed stays in its form, also when the case was closed meanwhile. */
export function useNoteRefusal() {
  const reload = useReloadCases();
  return (error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'case-closed') void reload();
    return tellRefusal(error);
  };
}
