import type { ProblemCode } from '@hub/contract/http/problems';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { tellFailure } from '../../lib/form/server-refusal.ts';
import { showToast } from '../../ui/toast/toasts.ts';

const told: readonly ProblemCode[] = ['client-deleted', 'case-deleted', 'case-closed', 'not-the-author'];

/** Shows the server's message for refusals that another try would not change. */
export function tellRefusal(error: unknown): boolean {
  if (!(error instanceof ApiProblem && told.includes(error.code))) return tellFailure(error);
  showToast({ message: error.message, tone: 'alert' });
  return true;
}
