import multipart from '@fastify/multipart';
import type { AnswerOf, AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { inRequestScope, type Scope } from '../db/request-scope.ts';
import { auditEntry, callOf, refusePromises, requireAccess, sessionOf } from './admit.ts';
import { Problem } from './problem.ts';
import { countAgainstLimit } from './rate-limit.ts';
import { readAddress, readInput } from './read-input.ts';
import { readParts } from './read-parts.ts';
import { route } from './serve.ts';

type UploadWork<E extends AnyEndpoint> = InputOf<E> & {
  /** One transaction that sees one organization, with the call's audit entry in it. */
  commit: (work: (scope: Scope) => Promise<AnswerOf<E>>) => Promise<AnswerOf<E>>;
};

/**
 * Serves an endpoint that takes a file. Nothing of the file is read before the caller is admitted, and no transaction
 * is open while it is processed. The result is written only if the session is still alive.
 */
export function serveUpload<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (work: UploadWork<E>) => Promise<AnswerOf<E>>,
): void {
  const { upload, callsPerMinute } = endpoint;
  if (!upload || !callsPerMinute) throw new Error(`${endpoint.path} is no upload with a limit`);
  refusePromises(endpoint, ['callsPerMinute']);
  const limit = { name: endpoint.path, max: callsPerMinute, seconds: 60 };

  // Only these routes parse multipart bodies.
  void app.register(async (own) => {
    await own.register(multipart);
    own.addContentTypeParser('*', (_request, _unread, done) => done(null));
    route(own, endpoint, async (request) => {
      const session = await sessionOf(app, request);
      const admitted = await inRequestScope(app.database, callOf(endpoint, session, true), async (scope) => {
        requireAccess(endpoint, scope, request);
        readAddress(endpoint, request);
        return { result: { userId: scope.userId }, audit: undefined };
      });
      if (!admitted) throw new Problem('not-signed-in');
      await countAgainstLimit(app.database.system, limit, admitted.userId);
      const input = readInput(endpoint, request, await readParts(request, upload.maxBytes));

      return handler({
        ...input,
        commit: async (work) => {
          const done = await inRequestScope(app.database, callOf(endpoint, session, false), async (scope) => {
            requireAccess(endpoint, scope, request);
            const answer = await work(scope);
            return { result: { answer }, audit: auditEntry(endpoint, { input, answer, scope }, request.id) };
          });
          if (!done) throw new Problem('not-signed-in');
          return done.answer;
        },
      });
    });
  });
}
