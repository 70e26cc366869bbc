import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHub, type TestHub } from '../../test/test-hub.ts';

let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const get = (path: string) =>
  fetch(`${hub.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } });

describe.each([
  '/',
  '/healthz',
  '/auth/api/users',
  '/core/api/none',
  '/idp/.well-known/openid-configuration',
  '/idp/auth',
  '/docs',
])('%s', (path) => {
  test('answers with the security headers', async () => {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });
});

test.each(['/auth/api/users', '/core/api/none', '/idp/.well-known/openid-configuration', '/config.json'])(
  '%s is not stored',
  async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  },
);

test('only a deployment under https promises to stay there', async () => {
  expect((await get('/healthz')).headers.get('strict-transport-security')).toBeNull();
  const secure = await startTestHub({ environment: { PUBLIC_URL: 'https://hub.demo.test' } });
  const { headers } = await fetch(`${secure.url}/healthz`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});
