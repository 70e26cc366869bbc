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

async function statusFor(accessToken = '') {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(url(readProfile.path), { headers })).status;
}

test('discovery, the code flow with PKCE, userinfo, renewing, ending the session and revoking work', async () => {
  const page = await openClientPage();
  const user = await signIn(page);
  expect(user).toMatchObject({
    token_type: 'Bearer',
    id_token: expect.any(String),
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    profile: { sub: expect.any(String), email: practitioner.email, email_verified: true },
  });
  expect(await statusFor(user?.access_token)).toBe(200);
  const renewed = await page.evaluate(async () => ({ ...(await window.newUserManager().signinSilent()) }));
  expect(renewed.access_token).not.toBe(user?.access_token);
  expect(renewed.refresh_token).not.toBe(user?.refresh_token);
  expect(await statusFor(renewed.access_token)).toBe(200);

  await page.evaluate(() => void window.newUserManager().signoutRedirect());
  await page.waitForURL(url('/'));
  expect(await statusFor(renewed.access_token)).toBe(401);
  await page.evaluate(() => void window.newUserManager().signinRedirect({ prompt: 'none' }));
  await page.waitForURL((address) => address.searchParams.get('error') === 'login_required');

  const again = await signIn(page);
  await page.evaluate(() => window.newUserManager().revokeTokens(['refresh_token']));
  expect(await renewWith(page, again?.refresh_token ?? '')).toBe('invalid_grant');
  expect(await statusFor(again?.access_token)).toBe(401);
});

/** What the provider says when the tokens are renewed with this one. */
const renewWith = (page: Page, token: string) =>
  page.evaluate(async (refreshToken) => {
    const manager = window.newUserManager();
    const revoked = await manager.getUser();
    if (!revoked) return 'there is no user';
    revoked.refresh_token = refreshToken;
    await manager.storeUser(revoked);
    return manager.signinSilent().then(
      () => 'the tokens were renewed',
      (error: { error: string }) => error.error,
    );
  }, token);
