import { api } from '@hub/contract/api';
import { runtimeConfig } from '@hub/contract/runtime-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHub, type TestHub } from '../../test/test-hub.ts';

let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub({
    environment: { FEATURES: 'prolearn,register,-pooling', BRAND_PROVIDER_NAME: 'Fernhill' },
  });
});
afterAll(() => hub.close());

const get = (path: string, accept = 'text/html') => fetch(`${hub.url}${path}`, { headers: { accept } });

test('the web app gets its configuration', async () => {
  const config = runtimeConfig.parse(await (await get('/config.json')).json());
  expect(config).toMatchObject({
    authority: `${hub.environment.PUBLIC_URL}/idp`,
    clientId: 'hub-web',
    scope: 'openid email',
    brand: { providerName: 'Fernhill', singleSignOnLabel: 'Clever' },
    features: { prolearn: true, pooling: false, myOrg: true, register: true, landing: false },
  });
});

// Pooling is off in this hub.
const served = api.filter(({ feature }) => feature !== 'pooling');

test('the OpenAPI document lists every endpoint that is served', async () => {
  const { paths } = (await (await get('/docs/openapi.json')).json()) as { paths: Record<string, object> };
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const expected = served.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(listed.sort()).toEqual(expected.sort());
});

test('the readable page names every endpoint that is served', async () => {
  const page = await (await get('/docs')).text();
  for (const { path } of served) expect(page).toContain(path);
});

test('the server is alive and ready', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
});

test.each([
  '/auth/api/nothing',
  '/core/api/nothing',
  '/dev/nothing',
  '/docs/nothing',
  '/assets/nothing.js',
  '/assessment/assets/nothing.js',
  '/assessment/preview/content',
])('%s is a problem, not a page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found' });
});

test.each([
  ['/assessment', "'none'"],
  ['/assessment/', "'none'"],
  ['/assessment/preview', "'self'"],
  ['/assessment/preview?language=es', "'self'"],
  ['/assessment/previews', "'none'"],
  ['/assessment/a-link/that-is-not-one', "'none'"],
])('%s is the page of respondents, framed by %s', async (path, ancestors) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`);
  expect(await answer.text()).toContain(' src="/assessment/assets/');
});

test('the hub may show its own pages in a frame, and a browser keeps the scripts of respondents', async () => {
  const page = await get('/assessment/preview');
  expect((await get('/')).headers.get('content-security-policy')).toContain("frame-src 'self'");
  expect(page.headers.get('x-frame-options')).toBeNull();
  const [, script = ''] = / src="([^"]+)"/.exec(await page.text()) ?? [];
  const answer = await get(script, '*/*');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('the service worker of respondents is asked for anew each time', async () => {
  const answer = await get('/assessment/sw.js', '*/*');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('service-worker-allowed')).toBeNull();
  expect(await answer.text()).toContain('/assessment/assets/index-');
});

test.each(['/dev/ui', '/dev/ui/button'])('%s exists in the embedded default alone', async (address) => {
  const answer = await get(address);
  expect(answer.status).toBe(hub.database.kind === 'embedded' ? 200 : 404);
  expect(answer.headers.get('cache-control')).toBe(
    hub.database.kind === 'embedded' ? 'no-cache' : 'no-store',
  );
});
