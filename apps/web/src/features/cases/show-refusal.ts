import type { ProblemCode } from '@hub/contract/http/problems';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { showFailure } from '../../lib/form/server-refusal.ts';
import { showToast } from '../../ui/toast/toasts.ts';

const shownCodes: readonly ProblemCode[] = [
  'client-deleted',
  'case-deleted',
  'case-closed',
  'not-the-author',
];

/** Shows the server's message for refusals that another try would not change. */
export function showRefusal(error: unknown): boolean {
  if (!(error instanceof ApiProblem && shownCodes.includes(error.code))) return showFailure(error);
  showToast({ message: error.message, tone: 'alert' });
  return true;
}
