import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@hub/server/config';
import { respondentApp } from '@hub/server/http/respondent-app';
import { securityHeaders } from '@hub/server/http/security-headers';
import { respondentAppFolder } from '@hub/server/paths';
import Fastify from 'fastify';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { FORM_ID, fakeHub } from '../../respondent/test/fake-hub.ts';
import { freePort } from '../../server/test/free-port.ts';
import { heading } from '../heading.ts';
import { preparePieces } from './piece.ts';

const { openContext } = preparePieces();

const WORKER = '/assessment/sw.js';

/** The page of a form with its API, on a site whose worker can change and which can go offline. */
async function startSite() {
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

async function openForm(origin: string) {
  const page = await (await openContext()).newPage();
  await page.goto(`${origin}/assessment/${FORM_ID}#secret`);
  await heading(page, 'Nights and pets').waitFor();
  return page;
}

/** The caches of this site with the addresses in them. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
const countCaches = async (page: Page) => (await cached(page)).names.length;
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('a form that was opened loads without a network; only the files of its page are kept', async () => {
  const { origin, goAway } = await startSite();
  const page = await openForm(origin);
  await expect.poll(() => isControlled(page)).toBe(true);
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  await page.evaluate(() => fetch('/elsewhere'));
  const { names, paths } = await cached(page);
  expect(names).toEqual([expect.stringMatching(/^assessment-[\da-f]{16}$/)]);
  expect(paths.sort()).toEqual([
    '/assessment/',
    expect.stringMatching(/^\/assessment\/assets\/index-.+\.js$/),
    expect.stringMatching(/^\/assessment\/assets\/inter-latin-wght-normal-.+\.woff2$/),
    expect.stringMatching(/^\/assessment\/assets\/style-.+\.css$/),
  ]);
  await goAway();
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  // The worker answers for no other page of the site.
  await expect(page.goto(`${origin}/assessment/preview`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('a new version takes the place of the old one, and one that is taken back goes away', async () => {
  const { origin, site, goAway, comeBack } = await startSite();
  const page = await openForm(origin);
  await expect.poll(() => isControlled(page)).toBe(true);
  site.worker = 'second';
  await page.reload();
  await expect.poll(async () => (await cached(page)).names).toEqual(['assessment-second']);
  await goAway();
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  site.worker = 'none';
  await comeBack();
  await page.reload();
  await heading(page, 'Nights and pets').waitFor();
  await expect.poll(() => countCaches(page)).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a preview and an address without a form register nothing', async () => {
  const { origin } = await startSite();
  const page = await (await openContext()).newPage();
  for (const path of ['preview', 'none']) {
    await page.goto(`${origin}/assessment/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }
});
