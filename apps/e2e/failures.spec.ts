import { readProfile, signOut } from '@hub/contract/auth/users/users';
import { problems } from '@hub/contract/http/problems';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { demoAccount, signIn } from './demo-sign-in.ts';
import { type Hub, startHub } from './hub.ts';

const practitioner = demoAccount('practitioner@demo.test');
const greeting = `Welcome, ${practitioner.firstName} ${practitioner.lastName}`;

let hub: Hub;
let browser: Browser;

beforeAll(async () => {
  [hub, browser] = await Promise.all([startHub(), startBrowser()]);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => Promise.all([browser?.close(), hub?.stop()]));

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('a start without an answer from the server can be tried again', async () => {
  const page = await browser.newPage();
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(hub.origin);
  await alert(page, 'The Evaluation Hub did not answer');

  await page.unroute('**/config.json');
  await tryAgain(page);
  await page.getByRole('button', { name: 'Login' }).waitFor();
});

test('a profile that does not arrive can be asked for again', async () => {
  const page = await browser.newPage();
  await signIn(page, hub.origin, practitioner);
  const code = 'database-away';
  const { status, title } = problems[code];
  const body = JSON.stringify({ type: 'about:blank', title, status, code });
  await page.route(`**${readProfile.path}`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body }),
  );
  await page.reload();
  await alert(page, 'Your profile could not be loaded');
  await alert(page, title);

  await page.unroute(`**${readProfile.path}`);
  await tryAgain(page);
  await page.getByRole('heading', { name: greeting }).waitFor();
});

test('a session that was ended elsewhere leads to a new sign-in', async () => {
  const page = await browser.newPage();
  const call = page.waitForRequest((request) => request.url().endsWith(readProfile.path));
  await signIn(page, hub.origin, practitioner);
  const accessToken = (await call).headers().authorization?.replace('Bearer ', '');
  await fetch(hub.origin + signOut.path, {
    method: signOut.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken }),
  });

  await page.reload();
  await alert(page, 'Your session has ended');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Password').waitFor();
});

test('a sign-in that the provider refuses is told once, with a way to go on', async () => {
  const page = await browser.newPage();
  await page.goto(`${hub.origin}/?error=access_denied&state=unknown`);
  await alert(page, 'Sign-in failed');
  expect(page.url()).toBe(`${hub.origin}/`);

  await tryAgain(page);
  await page.getByLabel('Password').waitFor();
});

test("going back to the provider's old answer keeps the session", async () => {
  const page = await browser.newPage();
  await signIn(page, hub.origin, practitioner);
  await page.goto(`${hub.origin}/?code=used-before&state=used-before`);
  await page.getByRole('heading', { name: greeting }).waitFor();
  expect(page.url()).toBe(`${hub.origin}/`);
});

test('a provider that cannot be reached is told when signing in', async () => {
  const page = await browser.newPage();
  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  await page.goto(hub.origin);
  await page.getByRole('button', { name: 'Login' }).click();
  await alert(page, 'Sign-in failed');
});
