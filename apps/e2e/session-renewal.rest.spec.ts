import { readProfile } from '@hub/contract/auth/users/users';
import { problems } from '@hub/contract/http/problems';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accessTokenIn,
  countRenewals,
  countSignOuts,
  isAtWork,
  isLoggedOut,
  MINUTE,
  prepareSessions,
  pressKey,
  reopenProfile,
  SECOND,
  staysSignedIn,
} from './session-journey.ts';

const ENDED = 'Your session has ended. Please log in again to continue.';
const TOKENS = '**/idp/token';

const { url, signedIn, openTab } = prepareSessions();

test('a renewal without an answer is given up after 10 seconds and tried again 5 seconds later', async () => {
  const { context, page, pass } = await signedIn();
  const renewals = countRenewals(context);
  const first = await accessTokenIn(page);
  await page.route(TOKENS, () => {});
  await pass(24 * MINUTE + 50 * SECOND);
  await pressKey(page);
  await page.clock.fastForward(10 * SECOND);
  await expect.poll(renewals).toBe(1);
  await page.clock.runFor(6 * SECOND);
  expect(await isAtWork(context)).toBe(true);
  await page.clock.runFor(4 * SECOND);
  await expect.poll(() => isAtWork(context)).toBe(false);

  await page.unroute(TOKENS);
  await page.clock.runFor(2 * SECOND);
  expect(renewals()).toBe(1);
  await page.clock.runFor(4 * SECOND);
  await expect.poll(renewals).toBe(2);
  await expect.poll(() => accessTokenIn(page)).not.toBe(first);
  await staysSignedIn(page);
});

test('a renewal that the provider refuses ends the session', async () => {
  const { context, page, pass } = await signedIn();
  const signOuts = countSignOuts(context);
  const renewals = countRenewals(context);
  await page.route(TOKENS, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
  await pass(20 * MINUTE);
  await pressKey(page);
  await pass(5 * MINUTE);
  await isLoggedOut(page, ENDED);
  expect(renewals(), 'asked once, for a refusal stays one').toBe(1);
  expect(signOuts()).toBe(1);
});

test('tokens that could not be renewed end the session 60 seconds before they do', async () => {
  const { context, page, pass } = await signedIn();
  const renewals = countRenewals(context);
  await page.route(TOKENS, (route) => route.abort());
  await pass(25 * MINUTE);
  await page.keyboard.press('Escape');
  await pass(3 * MINUTE + 45 * SECOND);
  await staysSignedIn(page);
  expect(renewals()).toBeGreaterThan(1);

  await pass(20 * SECOND);
  await isLoggedOut(page, ENDED);
});

test('calls of three tabs that are refused at the same time log out once', async () => {
  const { context, page, pass } = await signedIn();
  const tabs = [page, await openTab(context), await openTab(context)];
  await Promise.all(tabs.map(staysSignedIn));
  const signOuts = countSignOuts(context);
  const calls: Route[] = [];
  await context.route(url(readProfile.path), (route) => void calls.push(route));
  await pass(MINUTE);
  await Promise.all(tabs.map(reopenProfile));
  await expect.poll(() => calls.length).toBe(3);

  const code = 'not-signed-in';
  const { status, title } = problems[code];
  const json = { type: 'about:blank', title, status, code };
  await Promise.all(calls.map((call) => call.fulfill({ status, json })));
  for (const tab of tabs) await isLoggedOut(tab, /Please log in again to continue/);
  expect(signOuts()).toBe(1);
});
