import type { BrowserContext } from 'playwright-core';
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
  SECOND,
  staysSignedIn,
} from './session-journey.ts';

const ENDED = 'Your session has ended. Please log in again to continue.';
const TOKENS = '**/idp/token';

const { url, signedIn } = prepareSessions();

test('a renewal without an answer is tried again; a refused one ends the session', async () => {
  const { context, page, pass } = await signedIn();
  const renewals = countRenewals(context);
  const signOuts = countSignOuts(context);
  const first = await accessTokenIn(page);
  await page.route(TOKENS, () => {});
  await pass(24 * MINUTE + 50 * SECOND);
  await pressKey(page);
  await page.clock.fastForward(10 * SECOND);
  await expect.poll(renewals).toBe(1);
  await page.clock.runFor(6 * SECOND);
  expect(await isAtWork(context), 'given up after 10 seconds, not before').toBe(true);
  await page.clock.runFor(4 * SECOND);
  await expect.poll(() => isAtWork(context)).toBe(false);

  await page.unroute(TOKENS);
  await page.clock.runFor(2 * SECOND);
  expect(renewals(), 'tried again after 5 seconds, not before').toBe(1);
  await page.clock.runFor(4 * SECOND);
  await expect.poll(renewals).toBe(2);
  await expect.poll(() => accessTokenIn(page)).not.toBe(first);
  await staysSignedIn(page);

  await page.route(TOKENS, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
  await pass(20 * MINUTE);
  await pressKey(page);
  await pass(5 * MINUTE + 10 * SECOND);
  await isLoggedOut(page, ENDED);
  expect(renewals(), 'asked once, for a refusal stays one').toBe(3);
  await expect.poll(signOuts).toBe(1);
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

test('a session that ends at the provider ends here within seconds', async () => {
  const { context, page, pass } = await signedIn(offerSessionCheck);
  await pass(10 * SECOND);
  await staysSignedIn(page);

  await context.clearCookies({ name: /^_session/ });
  await page.evaluate(() => localStorage.setItem('answer', 'changed'));
  await page.clock.runFor(2 * SECOND);
  await isLoggedOut(page, 'You were logged out at the sign-in service. Please log in again to continue.');
});

/** Other providers have a frame that reports changes of their session; our own has none. */
async function offerSessionCheck(context: BrowserContext) {
  const frame = url('/check-session');
  await addToAnswer(context, '**/.well-known/openid-configuration', { check_session_iframe: frame });
  await addToAnswer(context, TOKENS, { session_state: 'of the provider' });
  await context.route(frame, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', ({ source, origin }) =>
        source.postMessage(localStorage.getItem('answer') ?? 'unchanged', origin))</script>`,
    }),
  );
}

const addToAnswer = (context: BrowserContext, address: string, more: object) =>
  context.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...more } });
  });
