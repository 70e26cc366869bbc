import type { ProblemCode } from '@hub/contract/http/problems';
import { ApiProblem } from '../api/api-problem.ts';

/** Makes a refusal that is about one field stand there. For a call's `catch`. */
export const atField =
  (code: ProblemCode, path: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiProblem && error.code === code)) throw error;
    const { status, message } = error;
    throw new ApiProblem({ code, status, title: message, errors: [{ path, message }] });
  };
