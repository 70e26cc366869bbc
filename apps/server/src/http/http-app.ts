import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type Logger, logAnswer } from '../logging/logger.ts';
import type { Secrets } from '../security/secrets.ts';
import { followRequests, newRequestId } from './current-request.ts';
import { httpServers } from './http-server.ts';
import { isTooDeep } from './json-depth.ts';
import { Problem } from './problem.ts';
import { problemHandler } from './problem-handler.ts';
import { securityHeaders } from './security-headers.ts';
import type { TokenVerifier } from './serve.ts';
import { endSlowBodies } from './slow-bodies.ts';

const BODY_LIMIT = 256 * 1024;
const TOO_DEEP = 'Its lists and objects lie too deep in each other.';

type Parts = {
  config: Config;
  logger: Logger;
  database: Database;
  secrets: Secrets;
  verifyToken: TokenVerifier;
};

/** Fastify with everything that all answers share: ids, headers, logs, problems. */
export function createHttpApp({ config, logger, database, secrets, verifyToken }: Parts): FastifyInstance {
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
    // A malformed or overlong address matches no route, so no hook runs.
    frameworkErrors: (error, request, reply) =>
      secure(request, reply, () => void problemHandler(error, request, reply)),
  });
  app.decorate('database', database);
  app.decorate('verifyToken', verifyToken);
  app.decorate('features', config.features);
  app.decorate('answerKey', secrets.keptAnswers);
  app.decorate('formCookies', {
    key: secrets.formSessions,
    isSecure: config.publicUrl.protocol === 'https:',
  });
  followRequests(app);
  endSlowBodies(app);
  app.addHook('onRequest', secure);
  app.addHook('onResponse', logAnswer);
  app.setErrorHandler(problemHandler);
  readJson(app);
  return app;
}

/**
 * Accepts an empty body with a JSON content type, as some clients always send that header. Refuses JSON that would take
 * long to parse.
 */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(new Problem('invalid-json', { detail: TOO_DEEP }));
    else void parse(request, body as string, done);
  });
}
