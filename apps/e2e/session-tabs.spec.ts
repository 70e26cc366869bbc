import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logOut } from './demo-sign-in.ts';
import {
  accessTokenIn,
  countSignOuts,
  EXPIRED,
  isLoggedOut,
  MINUTE,
  practitioner,
  prepareSessions,
  staysSignedIn,
} from './session-journey.ts';

const ELSEWHERE = 'You were logged out in another tab. Please log in again to continue.';

const { url, signedIn, signedInTwice, openTab, answerTo } = prepareSessions();

test('a second tab is signed in without a new sign-in, and logging out in one logs the other out', async () => {
  const { page: first, context } = await signedIn();
  const toProvider: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/idp/')) toProvider.push(request.url());
  });
  const second = await openTab(context);
  await staysSignedIn(second);
  expect(toProvider).toEqual([]);

  const signOuts = countSignOuts(context);
  const accessToken = await accessTokenIn(first);
  await logOut(first, practitioner);
  await isLoggedOut(second, ELSEWHERE);
  await first.waitForURL(url('/landing'));
  expect(signOuts()).toBe(1);
  expect(await answerTo(accessToken)).toBe(401);

  const left = await first.goBack();
  expect(left?.url()).toBe(url('/profile'));
  await first.getByRole('heading', { name: 'Log in to the Evaluation Hub' }).waitFor();
  expect(await first.getByText(practitioner.email).count(), 'after going back').toBe(0);
  expect(await first.getByText(practitioner.name).count(), 'after going back').toBe(0);
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
