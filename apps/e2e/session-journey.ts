import { readProfile } from '@hub/contract/auth/users/users';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { demoAccount, profileButton, signIn } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';
import { signInAside } from './kept-session.ts';

export const practitioner = demoAccount('practitioner@demo.test');

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const STEP = 5 * MINUTE;

export const EXPIRED = 'Your session has expired due to inactivity. Please log in again to continue.';
export const ENDED = 'Your session has ended. Please log in again to continue.';

/** Where the provider renews tokens. */
export const TOKENS = '**/idp/token';

/** Journeys of a signed-in user in a browser whose clock can be moved. */
export function prepareSessions() {
  const journeys = prepareJourneys();
  const { url, openContext } = journeys;

  async function signedIn(prepare?: (context: BrowserContext) => Promise<void>) {
    // A test that prepares the provider's answers needs a real sign-in in the browser.
    const context = await openContext(
      prepare ? {} : { storageState: await signInAside(url(), practitioner) },
    );
    await prepare?.(context);
    await context.clock.install();
    const page = await context.newPage();
    if (prepare) await signIn(page, url(), practitioner);
    await page.goto(url('/profile'));
    await page.getByRole('heading', { name: 'Account information' }).waitFor();
    await pressKey(page);
    return { context, page, pass: (duration: number) => passTime(context, duration) };
  }

  async function openTab(context: BrowserContext, path = '/profile') {
    const page = await context.newPage();
    await page.goto(url(path));
    return page;
  }

  return {
    ...journeys,
    signedIn,
    openTab,
    signedInTwice: async () => {
      const { page: first, ...browser } = await signedIn();
      const second = await openTab(browser.context);
      await staysSignedIn(second);
      return { first, second, ...browser };
    },
    /** The status of a call with this access token. */
    answerTo: async (accessToken: string) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await fetch(url(readProfile.path), { headers })).status;
    },
  };
}

/** Lets time pass in all tabs, in steps short enough for the tokens to be renewed between them. */
async function passTime(context: BrowserContext, duration: number) {
  for (let left = duration; left > 0; left -= STEP) {
    await context.clock.fastForward(Math.min(left, STEP));
    await expect.poll(() => isAtWork(context)).toBe(false);
  }
}

/** Whether a tab renews the tokens or signs out: the clock must not run ahead of the provider's answer. */
export async function isAtWork(context: BrowserContext) {
  const [page] = context.pages();
  const locks = await page?.evaluate(() => navigator.locks.query()).catch(() => undefined);
  return !locks || [...(locks.held ?? []), ...(locks.pending ?? [])].length > 0;
}

/** A sign of activity. The key does nothing else. */
export const pressKey = (page: Page) => page.keyboard.press('Shift');

/** Leaves the profile and comes back without a reload; after half a minute the profile is loaded again. */
export async function reopenProfile(page: Page) {
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { name: 'Account information' }).waitFor({ state: 'detached' });
  await page.goBack();
}

export const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Session will expire soon' });

export const toast = (page: Page, message: string | RegExp) =>
  page.getByRole('region', { name: 'notification' }).getByRole('alert').filter({ hasText: message });

export const staysSignedIn = (page: Page) => profileButton(page, practitioner).waitFor();

/** Checks that the session is over: the screen says why, and no data of the session is left. */
export async function isLoggedOut(page: Page, message: string | RegExp) {
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await toast(page, message).waitFor();
  expect(await page.getByText(practitioner.email).count(), 'data on the screen').toBe(0);
  expect(await tokensIn(page), 'tokens in the browser').toEqual([]);
}

/** What this browser stores of the session, in the identity client's format. */
export const tokensIn = (page: Page) =>
  page.evaluate(() => Object.values(localStorage).filter((value) => value.includes('token')));

export async function accessTokenIn(page: Page): Promise<string> {
  const [stored = '{}'] = await tokensIn(page);
  const { access_token } = JSON.parse(stored);
  expect(access_token, 'the access token').toEqual(expect.any(String));
  return access_token;
}

/** How often any tab has navigated to the provider's sign-out. */
export const countSignOuts = (context: BrowserContext) =>
  countRequests(context, (request) => new URL(request.url()).pathname === '/idp/session/end');

export const countRenewals = (context: BrowserContext) => countRequests(context, isRenewal);

const isRenewal = (request: Request) =>
  request.method() === 'POST' && Boolean(request.postData()?.includes('grant_type=refresh_token'));

function countRequests(context: BrowserContext, isCounted: (request: Request) => boolean) {
  let count = 0;
  context.on('request', (request) => {
    if (isCounted(request)) count += 1;
  });
  return () => count;
}
