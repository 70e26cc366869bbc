import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { inRequestScope, type Scope } from '../db/request-scope.ts';
import { auditEntry, requireAccess, sessionOf } from './admit.ts';
import { answerOnce } from './idempotency.ts';
import { Problem } from './problem.ts';
import { countAgainstLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { readerDay } from './reader-day.ts';

/** Tells whose session a bearer token belongs to, or nothing when the token is not good. */
export type TokenVerifier = (token: string) => Promise<{ sessionId: string } | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    verifyToken: TokenVerifier;
  }
}

type Caller = { requestId: string; address: string };

/** Serves an endpoint that anyone may call. */
export function servePublic<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: InputOf<E> & { caller: Caller }) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.access.who !== 'anyone') throw new Error(`${endpoint.path} is not for anyone`);
  route(app, endpoint, async (request) => {
    const input = readInput(endpoint, request);
    const caller = { requestId: request.id, address: request.ip };
    if (endpoint.callsPerMinute) {
      const limit = { name: endpoint.path, most: endpoint.callsPerMinute, seconds: 60 };
      await countAgainstLimit(app.database.system, limit, caller.address);
    }
    return handler({ ...input, caller });
  });
}

/**
 * Serves an endpoint for signed-in people: the work, its idempotency key and its audit entry are one
 * transaction that sees one organization.
 */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: InputOf<E> & { scope: Scope; today: CalendarDay }) => Promise<AnswerOf<E>>,
): void {
  if (endpoint.access.who !== 'signed-in') throw new Error(`${endpoint.path} needs nobody signed in`);
  route(app, endpoint, async (request, reply) => {
    const { sessionId } = await sessionOf(app, request);
    const call = { sessionId, readOnly: endpoint.method === 'GET' };
    const done = await inRequestScope(app.database, call, async (scope) => {
      requireAccess(endpoint, scope);
      const input = readInput(endpoint, request);
      const { answer, repeated } = await answerOnce(endpoint, request, scope, () =>
        handler({
          ...input,
          scope,
          // Found when it is asked for: most calls need no day.
          get today() {
            return readerDay(request, scope.timeZone);
          },
        }),
      );
      if (repeated) reply.header('idempotency-replayed', 'true');
      return {
        result: { answer },
        audit: repeated ? undefined : auditEntry(endpoint, { input, answer, scope }, request.id),
      };
    });
    if (!done) throw new Problem('not-signed-in');
    return done.answer;
  });
}

function route<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  answerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<AnswerOf<E>>,
): void {
  const hasAnswer = endpoint.status !== 204;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    // Fastify serialises by this schema: what it does not list does not leave.
    ...(hasAnswer && { schema: { response: { [endpoint.status]: answerSchema(endpoint) } } }),
    handler: async (request, reply) => {
      const answer = await answerOf(request, reply);
      reply.code(endpoint.status);
      return hasAnswer ? answer : reply.send();
    },
  });
}

const answerSchema = (endpoint: AnyEndpoint) =>
  z.toJSONSchema(endpoint.answer as z.ZodMiniType, { target: 'draft-7', io: 'output' });
