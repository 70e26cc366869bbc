import { fileURLToPath } from 'node:url';
import { readProfile } from '@hub/contract/auth/users/users';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { demoAccount, submitCredentials } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';

const practitioner = demoAccount('practitioner@demo.test');
const { url, openContext } = prepareJourneys();

let client: string;
beforeAll(async () => {
  client = await bundleClient();
});

async function bundleClient() {
  const entry = fileURLToPath(new URL('./oidc-client-page.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}

/** A page of the hub's origin with the client library in it and without the web app, which would sign in itself. */
async function openClientPage() {
  const context = await openContext();
  await context.addInitScript({ content: client });
  await context.route('**/assets/*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url());
  return page;
}

async function signIn(page: Page) {
  await page.evaluate(() => void window.newUserManager().signinRedirect());
  await submitCredentials(page, practitioner);
  await page.waitForURL((address) => address.searchParams.has('code'));
  return page.evaluate(async () => {
    const user = await window.newUserManager().signinCallback();
    return user && { ...user };
  });
}

const callApi = (accessToken: string) =>
  fetch(url(readProfile.path), { headers: { authorization: `Bearer ${accessToken}` } });

test('discovery, the code flow with PKCE and userinfo give a user with tokens', async () => {
  const page = await openClientPage();
  const user = await signIn(page);
  expect(user).toMatchObject({
    token_type: 'Bearer',
    id_token: expect.any(String),
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    profile: { sub: expect.any(String), email: practitioner.email, email_verified: true },
  });
  expect((await callApi(user?.access_token ?? '')).status).toBe(200);
});

test('the refresh token gives new tokens that work', async () => {
  const page = await openClientPage();
  const user = await signIn(page);
  const renewed = await page.evaluate(async () => ({ ...(await window.newUserManager().signinSilent()) }));
  expect(renewed.access_token).not.toBe(user?.access_token);
  expect(renewed.refresh_token).not.toBe(user?.refresh_token);
  expect((await callApi(renewed.access_token ?? '')).status).toBe(200);
});

test('revoked tokens work no more', async () => {
  const page = await openClientPage();
  const user = await signIn(page);
  await page.evaluate(() => window.newUserManager().revokeTokens(['refresh_token']));
  const refusal = await page.evaluate(async (refreshToken) => {
    const manager = window.newUserManager();
    const revoked = await manager.getUser();
    if (!revoked) return 'there is no user';
    revoked.refresh_token = refreshToken;
    await manager.storeUser(revoked);
    return manager.signinSilent().then(
      () => 'the tokens were renewed',
      (error: { error: string }) => error.error,
    );
  }, user?.refresh_token ?? '');
  expect(refusal).toBe('invalid_grant');
  expect((await callApi(user?.access_token ?? '')).status).toBe(401);
});

test('end-session leads back to the hub and ends the session', async () => {
  const page = await openClientPage();
  const user = await signIn(page);
  await page.evaluate(() => void window.newUserManager().signoutRedirect());
  await page.waitForURL(url('/'));
  expect((await callApi(user?.access_token ?? '')).status).toBe(401);

  await page.evaluate(() => void window.newUserManager().signinRedirect({ prompt: 'none' }));
  await page.waitForURL((address) => address.searchParams.get('error') === 'login_required');
});
