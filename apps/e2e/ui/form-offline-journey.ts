import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@hub/server/config';
import { respondentApp } from '@hub/server/http/respondent-app';
import { securityHeaders } from '@hub/server/http/security-headers';
import { respondentAppFolder } from '@hub/server/paths';
import Fastify from 'fastify';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { FORM_ID, fakeHub } from '../../respondent/test/fake-hub.ts';
import { freePort } from '../../server/test/free-port.ts';
import { heading } from '../heading.ts';
import { preparePieces } from './piece.ts';

const WORKER = '/assessment/sw.js';

/** The page of a form with its API, on a site whose worker can change and which can go offline. */
export async function startSite() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = { worker: 'first' as 'first' | 'second' | 'none' };
  const hub = fakeHub();
  const listen = async () => {
    const app = Fastify({ forceCloseConnections: true });
    app.addHook('onRequest', securityHeaders(readConfig({ PUBLIC_URL: origin })));
    app.addHook('onRequest', async (request, reply) => {
      if (request.url !== WORKER || site.worker === 'first') return;
      if (site.worker === 'none') return reply.code(404).send();
      return reply.type('text/javascript').header('cache-control', 'no-cache').send(secondVersion());
    });
    await respondentApp(app);
    const form = '/core/api/assessment/:formId';
    app.get(form, () => hub.read());
    app.post(`${form}/open`, () => hub.read());
    app.get('/elsewhere', () => 'elsewhere');
    await app.listen({ port, host: 'localhost' });
    return app;
  };
  let app = await listen();
  onTestFinished(() => app.close());
  return {
    origin,
    site,
    goAway: () => app.close(),
    comeBack: async () => {
      app = await listen();
    },
  };
}

/** The worker of another build, which names its caches differently. */
const secondVersion = () =>
  readFileSync(join(respondentAppFolder, 'sw.js'), 'utf8').replace(/"version":"\w+"/, '"version":"second"');

export function prepareOffline() {
  const { openContext } = preparePieces();
  return {
    openContext,
    async openForm(origin: string) {
      const page = await (await openContext()).newPage();
      await page.goto(`${origin}/assessment/${FORM_ID}#secret`);
      await heading(page, 'Nights and pets').waitFor();
      return page;
    },
  };
}

/** The caches of this site with the addresses in them. */
export const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
export const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
