import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';

/** Why a call was refused, with the numbers that the server adds. */
export const detailOf = (error: unknown) =>
  error instanceof ApiProblem && error.detail ? `${error.message} ${error.detail}` : reasonOf(error);
