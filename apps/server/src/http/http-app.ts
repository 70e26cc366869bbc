import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type Logger, logAnswer } from '../logging/logger.ts';
import { followRequests, newRequestId } from './current-request.ts';
import { httpServers } from './http-server.ts';
import { problemHandler } from './problem-handler.ts';
import { securityHeaders } from './security-headers.ts';
import type { TokenVerifier } from './serve.ts';
import { endSlowBodies } from './slow-bodies.ts';

const BODY_LIMIT = 256 * 1024;

type Parts = { config: Config; logger: Logger; database: Database; verifyToken: TokenVerifier };

/** Fastify with what every answer shares: ids, headers, logs, problems. */
export function createHttpApp({ config, logger, database, verifyToken }: Parts): FastifyInstance {
  const secure = securityHeaders(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    serverFactory: httpServers(config),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be read, or has an endless part, meets no route and so no hook.
    frameworkErrors: (error, request, reply) =>
      secure(request, reply, () => void problemHandler(error, request, reply)),
  });
  app.decorate('database', database);
  app.decorate('verifyToken', verifyToken);
  app.decorate('features', config.features);
  followRequests(app);
  endSlowBodies(app);
  app.addHook('onRequest', secure);
  app.addHook('onResponse', logAnswer);
  app.setErrorHandler(problemHandler);
  acceptEmptyJson(app);
  return app;
}

/** Clients that always say they send JSON may send nothing. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
