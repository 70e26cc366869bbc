import type { ProblemCode } from '@hub/contract/http/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseBusy } from '../db/database-away.ts';
import { describeError } from '../logging/describe-error.ts';
import { Problem } from './problem.ts';

const DATABASE_RETRY_SECONDS = 5;
const BUSY_RETRY_SECONDS = 1;

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

/** Turns any thrown error into a problem, and logs unexpected ones. */
function toProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return new Problem('database-away', { retryAfter: DATABASE_RETRY_SECONDS });
  if (isDatabaseBusy(error)) return new Problem('database-busy', { retryAfter: BUSY_RETRY_SECONDS });

  const { code, statusCode } = error as Partial<FastifyError>;
  const known = BY_FASTIFY_CODE[code ?? ''];
  if (known) return new Problem(known);
  if (statusCode === 400) return new Problem('invalid-json');

  request.log.error({ error: describeError(error) }, 'a request failed unexpectedly');
  return new Problem('unexpected-error');
}

function answerProblem(problem: Problem, reply: FastifyReply): FastifyReply {
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.body);
}

export const problemHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  answerProblem(toProblem(error, request), reply);
