import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';

const USER_AGENT_MAX_LENGTH = 400;

type CurrentRequest = { id: string; address: string; userAgent: string | null };

const current = new AsyncLocalStorage<CurrentRequest>();

/** The current request, even deep inside the identity provider; null in a job. */
export const currentRequest = () => current.getStore() ?? null;

/** A call of the server to itself keeps the id of the request that caused it. */
export const newRequestId = () => currentRequest()?.id ?? randomUUID();

export function followRequests(app: FastifyInstance): void {
  // Reading the body starts a new asynchronous context, so it is entered once more afterwards.
  const enter: onRequestHookHandler = (request, _reply, done) => {
    const { id, ip: address } = request;
    const userAgent = request.headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH) ?? null;
    current.run({ id, address, userAgent }, done);
  };
  app.addHook('onRequest', enter);
  app.addHook('preValidation', enter);
}
