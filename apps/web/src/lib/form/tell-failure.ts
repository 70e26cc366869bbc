import { problems } from '@hub/contract/http/problems';
import { showToast } from '../../ui/toast/toasts.ts';
import { ApiProblem, NoAnswer } from '../api/api-problem.ts';

/** Tells that nothing was saved. What the server says about single fields is left to the form. */
export function tellFailure(error: unknown): boolean {
  if (error instanceof ApiProblem) {
    if (error.errors.length > 0) return false;
    // The end of the session has a message of its own.
    if (error.code === 'not-signed-in') return true;
  } else if (!(error instanceof NoAnswer)) {
    reportError(error);
  }
  showToast({ message: problems['unexpected-error'].title, tone: 'alert' });
  return true;
}
