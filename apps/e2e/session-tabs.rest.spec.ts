import { readProfile } from '@hub/contract/auth/users/users';
import { problems } from '@hub/contract/http/problems';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { loginButton, signIn } from './demo-sign-in.ts';
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

const { url, signedInTwice, openTab } = prepareSessions();

/** All tabs are told at the same moment that they are not signed in. */
async function refuseCalls(context: BrowserContext, tabs: Page[]) {
  const calls: Route[] = [];
  await context.route(url(readProfile.path), (route) => void calls.push(route));
  // The profile is loaded again when it is older.
  await context.clock.fastForward(MINUTE);
  await Promise.all(tabs.map(reopenProfile));
  await expect.poll(() => calls.length).toBe(tabs.length);
  const code = 'not-signed-in';
  const { status, title } = problems[code];
  const json = { type: 'about:blank', title, status, code };
  await Promise.all(calls.map((call) => call.fulfill({ status, json })));
  for (const tab of tabs) await isLoggedOut(tab, /Please log in again to continue/);
  await context.unroute(url(readProfile.path));
}

test('two tabs are one session: its time, its tokens and its end', async () => {
  const { first, second, context, pass } = await signedInTwice();
  await pass(20 * MINUTE);
  await pressKey(second);
  await pass(24 * MINUTE + 50 * SECOND);
  await expect.poll(() => warning(first).isVisible(), { message: 'activity elsewhere' }).toBe(false);
  await pass(10 * SECOND);
  await Promise.all([warning(first).waitFor(), warning(second).waitFor()]);
  await second.getByRole('button', { name: 'Extend Session' }).click();
  await warning(first).waitFor({ state: 'detached' });
  await pass(6 * MINUTE);
  await Promise.all([staysSignedIn(first), staysSignedIn(second)]);

  const renewals = countRenewals(context);
  const old = await accessTokenIn(first);
  for (let round = 1; round <= 3; round += 1) {
    await pressKey(first);
    await pass(13 * MINUTE);
    await pressKey(second);
    await pass(13 * MINUTE);
    await expect.poll(renewals, { message: 'once for both' }).toBe(round);
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

  const signOuts = countSignOuts(context);
  await refuseCalls(context, [first, second]);
  expect(signOuts(), 'once for both').toBe(1);
  await signIn(second, url(), practitioner);
  await staysSignedIn(first);
  await first.close();
  await second.close();
  // Cookies without a date end with the browser. What is in the local storage stays.
  await context.clearCookies();
  const later = await openTab(context);
  await later.waitForURL('**/login');
  await loginButton(later).waitFor();
  expect(await tokensIn(later), 'in a browser that was closed').toEqual([]);
});
