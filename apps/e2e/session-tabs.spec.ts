import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loginButton, logOut } from './demo-sign-in.ts';
import {
  accessTokenIn,
  countSignOuts,
  EXPIRED,
  isLoggedOut,
  MINUTE,
  practitioner,
  prepareSessions,
  staysSignedIn,
  tokensIn,
} from './session-journey.ts';

const ELSEWHERE = 'You were logged out in another tab. Please log in again to continue.';

const { url, signedIn, signedInTwice, openTab, answerTo } = prepareSessions();

test('a second tab is signed in without a new sign-in', async () => {
  const { context } = await signedIn();
  const toProvider: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/idp/')) toProvider.push(request.url());
  });
  await staysSignedIn(await openTab(context));
  expect(toProvider).toEqual([]);
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
