import type { AnyEndpoint, InputOf } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { inRequestScope, type Scope } from '../db/request-scope.ts';
import { auditEntry, callOf, refusePromises, requireAccess, sessionOf } from './admit.ts';
import { Problem } from './problem.ts';
import { readInput } from './read-input.ts';

type StoredFile = { bytes: Buffer; version: string };

/**
 * Serves a small stored file. A browser may cache it but must revalidate: each request checks the session, and an
 * unchanged file is not sent again.
 */
export function serveFile<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  find: (input: InputOf<E> & { scope: Scope }) => Promise<StoredFile>,
): void {
  const { download } = endpoint;
  if (!download || endpoint.access.who !== 'signed-in')
    throw new Error(`${endpoint.path} is no file for a user`);
  refusePromises(endpoint);
  if (endpoint.feature && !app.features[endpoint.feature]) return;

  app.get(endpoint.path, async (request, reply) => {
    const session = await sessionOf(app, request);
    const file = await inRequestScope(app.database, callOf(endpoint, session, true), async (scope) => {
      requireAccess(endpoint, scope, request);
      const input = readInput(endpoint, request);
      const result = await find({ ...input, scope });
      // The record follows from the call; the file itself is of no use to the audit trail.
      return {
        result,
        audit: auditEntry(endpoint, { input, answer: undefined as never, scope }, request.id),
      };
    });
    if (!file) throw new Problem('not-signed-in');
    const etag = `"${file.version}"`;
    reply.header('cache-control', 'private, no-cache').header('vary', 'authorization').header('etag', etag);
    const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.some((each) => each.replace(/^W\//, '') === etag)) return reply.code(304).send();
    return reply.type(download).send(file.bytes);
  });
}
