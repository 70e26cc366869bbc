import { type ProblemBody, type ProblemCode, problems } from '@hub/contract/http/problems';

type Details = { detail?: string; errors?: { path: string; message: string }[]; retryAfter?: number };

/** The one way to fail: thrown by services, answered by one handler. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  get body(): ProblemBody {
    const { detail, errors } = this.details;
    return {
      type: `urn:hub:problem:${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      code: this.code,
      ...(detail !== undefined && { detail }),
      ...(errors !== undefined && { errors }),
    };
  }
}
