import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authorizationRequest } from './authorization-request.ts';
import { startBrowser } from './browser.ts';
import { demoAccount, signIn, submitCredentials } from './demo-sign-in.ts';
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

async function openPage(options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return context.newPage();
}

test('a practitioner signs in, is greeted by name and signs out', async () => {
  const page = await openPage();
  await page.goto(hub.origin);
  await page.getByRole('heading', { name: 'Evaluation Hub' }).waitFor();
  await page.getByRole('button', { name: 'Login' }).click();
  await submitCredentials(page, practitioner);

  await page.getByRole('heading', { name: greeting }).waitFor();
  await page.getByText(practitioner.email).waitFor();
  await page.getByText('Lakeside Psychology Group').waitFor();
  await page.getByText('Practitioner', { exact: true }).waitFor();
  expect(page.url(), 'the callback parameters are gone').toBe(`${hub.origin}/`);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(page.url()).toBe(`${hub.origin}/`);
});

test('signing out ends the session at the provider too', async () => {
  const page = await openPage();
  await signIn(page, hub.origin, practitioner);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Password').waitFor();
});

test('a reload keeps the session', async () => {
  const page = await openPage();
  await signIn(page, hub.origin, practitioner);
  await page.reload();
  await page.getByRole('heading', { name: greeting }).waitFor();
});

test('the organization and the role of someone who works alone are not shown', async () => {
  const page = await openPage();
  await signIn(page, hub.origin, demoAccount('individual@demo.test'));
  await page.getByRole('heading', { name: 'Welcome, Dana Whitfield' }).waitFor();
  expect(await page.getByText('Organization', { exact: true }).count()).toBe(0);
  expect(await page.getByText('Role', { exact: true }).count()).toBe(0);
});

test('signing in and out takes the keyboard alone', async () => {
  const page = await openPage();
  await page.goto(hub.origin);
  await tabTo(page, page.getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(practitioner.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(practitioner.password);
  await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
  await page.keyboard.press('Space');

  await page.getByRole('heading', { name: greeting }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Login' }).waitFor();
});

test.each([320, 360])('nothing needs scrolling sideways at a width of %d pixels', async (width) => {
  const page = await openPage({ viewport: { width, height: 640 } });
  await page.goto(hub.origin);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await widthOf(page), 'the start page').toBe(width);

  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Email').waitFor();
  expect(await widthOf(page), "the provider's page").toBe(width);

  await submitCredentials(page, practitioner);
  await page.getByRole('heading', { name: greeting }).waitFor();
  expect(await widthOf(page), 'the signed-in page').toBe(width);
});

test("the provider's page works without JavaScript", async () => {
  const request = await authorizationRequest(hub.origin);
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(request.url);
  await submitCredentials(page, practitioner);
  await page.waitForURL((url) => url.searchParams.has('code'));

  const answer = new URL(page.url());
  expect(answer.origin + answer.pathname).toBe(`${hub.origin}/`);
  expect(answer.searchParams.get('state')).toBe(request.state);
  expect(await request.redeem(answer.searchParams.get('code'))).toMatchObject({ token_type: 'Bearer' });
});

test('a wrong password is told, keeps the email and lets the user try again', async () => {
  const second = demoAccount('second@demo.test');
  const page = await openPage();
  await page.goto(hub.origin);
  await page.getByRole('button', { name: 'Login' }).click();
  await submitCredentials(page, { email: second.email, password: 'Harbor-Lantern-85' });

  await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(second.email);
  expect(await page.getByLabel('Password').inputValue()).toBe('');

  await page.getByLabel('Password').fill(second.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: `Welcome, ${second.firstName} ${second.lastName}` }).waitFor();
});

test('the content security policy is never broken and no error is logged', async () => {
  const page = await openPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`${event.effectiveDirective} refuses ${event.blockedURI}`);
    });
  });

  await signIn(page, hub.origin, practitioner);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(complaints).toEqual([]);
});

/** Presses Tab until the element has the focus, and checks that one can see it there. */
async function tabTo(page: Page, target: Locator) {
  const MOST_STOPS = 12;
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
