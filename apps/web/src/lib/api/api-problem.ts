import { pageProblems } from '@hub/contract/http/page-problems';
import type { ProblemBody, ProblemCode } from '@hub/contract/http/problems';
import * as z from 'zod/mini';

/** The server refused the call. Screens switch on the code, never on the text. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: NonNullable<ProblemBody['errors']>;
  /** The seconds to wait before the next try, if the server named them. */
  readonly retryAfter: number | undefined;

  constructor(problem: Omit<ProblemBody, 'type'>, retryAfter?: number) {
    super(problem.title);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

/** The call got no answer: the network or the server is away. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The code may be any string here: the list of all codes would load their texts with every page. */
const problemBody = z.object({
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

/** Proxies answer with pages of their own, which are not in our format. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body = await response.json().catch(() => undefined);
  const problem = problemBody.safeParse(body);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  if (problem.success) return new ApiProblem(problem.data as Omit<ProblemBody, 'type'>, retryAfter);
  const { title } = pageProblems['unexpected-error'];
  return new ApiProblem({ code: 'unexpected-error', status: response.status, title });
}

/** The message for the user about a failed call. */
export function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return 'Check your connection, or try again in a moment.';
  return error instanceof ApiProblem ? error.message : pageProblems['unexpected-error'].title;
}
