import { pageProblems } from '@hub/contract/http/page-problems';
import type { ProblemCode } from '@hub/contract/http/problems';
import { showToast } from '../../ui/toast/toasts.ts';
import { ApiProblem, NoAnswer, reasonOf } from '../api/api-problem.ts';

type Refused = { onFields: { path: string; message: string }[]; others: string[] };

/** The messages of a failed call, by field where they belong to one. */
export function refusedBy(error: unknown, fieldOf: (path: string) => string | undefined): Refused {
  if (!(error instanceof ApiProblem)) {
    // A fault of our own is also reported where errors are collected.
    if (!(error instanceof NoAnswer)) reportError(error);
    return { onFields: [], others: [reasonOf(error)] };
  }
  const onFields: Refused['onFields'] = [];
  const others: string[] = [];
  for (const { path, message } of error.errors) {
    const field = fieldOf(path);
    if (field) onFields.push({ path: field, message });
    else others.push(path ? `${path}: ${message}` : message);
  }
  if (onFields.length === 0 && others.length === 0) others.push(reasonOf(error));
  return { onFields, others };
}

/** Shows an error about a single field at that field. For the `catch` of a call. */
export const atField =
  (code: ProblemCode, path: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiProblem && error.code === code)) throw error;
    const { status, message } = error;
    throw new ApiProblem({ code, status, title: message, errors: [{ path, message }] });
  };

/** Shows that nothing was saved. Messages about fields are left to the form. */
export function showFailure(error: unknown): boolean {
  if (error instanceof ApiProblem) {
    if (error.errors.length > 0) return false;
    // The end of the session has a message of its own.
    if (error.code === 'not-signed-in') return true;
  } else if (!(error instanceof NoAnswer)) {
    reportError(error);
  }
  showToast({ message: pageProblems['unexpected-error'].title, tone: 'alert' });
  return true;
}
