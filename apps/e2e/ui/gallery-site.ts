import { readConfig } from '@hub/server/config';
import { respondentApp } from '@hub/server/http/respondent-app';
import { runtimeConfigRoute } from '@hub/server/http/runtime-config-route';
import { securityHeaders } from '@hub/server/http/security-headers';
import { webApp } from '@hub/server/http/web-app';
import Fastify from 'fastify';
import { freePort } from '../../server/test/free-port.ts';
import type { Site } from '../pages.ts';

let running: Promise<Site> | undefined;

/**
 * The built apps as the hub serves them, without database, identities or API. One for all files of a worker.
 */
export const gallerySite = () => (running ??= start());

async function start(): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const config = readConfig({ PUBLIC_URL: origin });
  const app = Fastify();
  app.addHook('onRequest', securityHeaders(config));
  runtimeConfigRoute(app, config, { authority: `${origin}/idp`, clientId: 'hub-web', scope: 'openid email' });
  await respondentApp(app);
  await webApp(app, { gallery: true });
  await app.listen({ port, host: 'localhost' });
  // It ends with the worker, as the browser does.
  app.server.unref();
  return { origin, stop: async () => {} };
}
