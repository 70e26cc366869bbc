import { ApiProblem, NoAnswer } from '../../../lib/api/api-problem.ts';

export type RegistrationFailure =
  | 'organization-exists'
  | 'user-exists'
  | 'bad-request'
  | 'too-many-requests'
  | 'server-error';

/** What a registration that did not work is told as. Whatever is not known counts as a fault of the server. */
export function failureOf(error: unknown): RegistrationFailure {
  if (!(error instanceof ApiProblem)) {
    if (!(error instanceof NoAnswer)) reportError(error);
    return 'server-error';
  }
  if (error.code === 'organization-exists' || error.code === 'user-exists') return error.code;
  if (error.status === 400) return 'bad-request';
  return error.status === 420 ? 'too-many-requests' : 'server-error';
}
