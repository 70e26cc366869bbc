import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

const current = new AsyncLocalStorage<string>();

/** The request on whose behalf this runs, also deep inside the identity provider; null in a job. */
export const currentRequestId = () => current.getStore() ?? null;

/** A call that the server makes to itself belongs to the request that caused it. */
export const newRequestId = () => currentRequestId() ?? randomUUID();

export function followRequests(app: FastifyInstance): void {
  // Reading the body starts a new asynchronous context, so it is entered once more afterwards.
  const enter: onRequestHookHandler = (request, _reply, done) => current.run(request.id, done);
  app.addHook('onRequest', enter);
  app.addHook('preValidation', enter);
}
