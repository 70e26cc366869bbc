import { readProfile } from '@hub/contract/auth/users/users';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loginButton, logOut, signIn } from './demo-sign-in.ts';
import {
  accessTokenIn,
  countRenewals,
  countSignOuts,
  isLoggedOut,
  MINUTE,
  practitioner,
  prepareSessions,
  pressKey,
  reopenProfile,
  SECOND,
  staysSignedIn,
  tokensIn,
  warning,
} from './session-journey.ts';

const EXPIRED = 'Your session has expired due to inactivity. Please log in again to continue.';
const ELSEWHERE = 'You were logged out in another tab. Please log in again to continue.';

const { url, signedIn, openTab, openContext, answerTo } = prepareSessions();

async function signedInTwice() {
  const { page: first, ...browser } = await signedIn();
  const second = await openTab(browser.context);
  await staysSignedIn(second);
  return { first, second, ...browser };
}

test('a second tab is signed in without a new sign-in', async () => {
  const { context } = await signedIn();
  const toProvider: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/idp/')) toProvider.push(request.url());
  });
  await staysSignedIn(await openTab(context));
  expect(toProvider).toEqual([]);
});

test('activity in one tab keeps the other open', async () => {
  const { first, second, pass } = await signedInTwice();
  await pass(20 * MINUTE);
  await pressKey(second);
  await pass(24 * MINUTE + 50 * SECOND);
  await expect.poll(() => warning(first).isVisible()).toBe(false);
  await pass(10 * SECOND);
  await Promise.all([warning(first).waitFor(), warning(second).waitFor()]);
});

test('extending the session in one tab closes the warning in the other', async () => {
  const { first, second, pass } = await signedInTwice();
  await pass(25 * MINUTE);
  await Promise.all([warning(first).waitFor(), warning(second).waitFor()]);
  await second.getByRole('button', { name: 'Extend Session' }).click();
  await warning(first).waitFor({ state: 'detached' });
  await pass(6 * MINUTE);
  await Promise.all([staysSignedIn(first), staysSignedIn(second)]);
});

test('two tabs renew the tokens once each time, and both go on with them', async () => {
  const { first, second, context, pass } = await signedInTwice();
  const renewals = countRenewals(context);
  const old = await accessTokenIn(first);
  for (let round = 1; round <= 6; round += 1) {
    await pass(13 * MINUTE);
    await pressKey(first);
    await pass(13 * MINUTE);
    await pressKey(second);
    await expect.poll(renewals).toBe(round);
  }

  const latest = await accessTokenIn(first);
  expect(latest).not.toBe(old);
  for (const tab of [first, second]) {
    const call = tab.waitForResponse(url(readProfile.path));
    await reopenProfile(tab);
    const answer = await call;
    expect(await answer.request().headerValue('authorization')).toBe(`Bearer ${latest}`);
    expect(answer.status()).toBe(200);
  }
});

test('logging out in one tab logs the other out', async () => {
  const { first, second, context } = await signedInTwice();
  const signOuts = countSignOuts(context);
  const accessToken = await accessTokenIn(first);
  await logOut(first, practitioner);
  await isLoggedOut(second, ELSEWHERE);
  await first.waitForURL(url('/landing'));
  expect(signOuts()).toBe(1);
  expect(await answerTo(accessToken)).toBe(401);
});

/**
 * Sets the last activity back in time: both tabs share it, while their clocks cannot be moved at the same
 * moment.
 */
const leaveAlone = (page: Page) =>
  page.evaluate((ago) => localStorage.setItem('hub.last-activity', `${Date.now() - ago}`), 31 * MINUTE);

test('two tabs that nobody uses are logged out together', async () => {
  const { first, second, context } = await signedInTwice();
  const signOuts = countSignOuts(context);
  await leaveAlone(first);
  await isLoggedOut(first, EXPIRED);
  await isLoggedOut(second, EXPIRED);
  expect(signOuts()).toBe(1);
});

test('going back after logging out shows nothing of the user', async () => {
  const { page } = await signedIn();
  await logOut(page, practitioner);
  const left = await page.goBack();
  expect(left?.url()).toBe(url('/profile'));
  await page.getByRole('heading', { name: 'Log in to the Evaluation Hub' }).waitFor();
  expect(await page.getByText(practitioner.email).count()).toBe(0);
  expect(await page.getByText(practitioner.name).count()).toBe(0);
});

test('a browser that was closed does not keep the session', async () => {
  const { context, page } = await signedIn();
  await page.close();
  // Cookies without a date end with the browser. What is in the local storage stays.
  await context.clearCookies();
  const later = await openTab(context);
  await later.waitForURL('**/login');
  await loginButton(later).waitFor();
  expect(await tokensIn(later)).toEqual([]);
});

test('signing in in one tab signs the other in', async () => {
  const context = await openContext();
  const [first, second] = [await openTab(context, '/landing'), await context.newPage()];
  await loginButton(first).waitFor();
  await signIn(second, url(), practitioner);
  await staysSignedIn(first);
});
