import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  countRenewals,
  ENDED,
  isLoggedOut,
  MINUTE,
  prepareSessions,
  SECOND,
  staysSignedIn,
  TOKENS,
} from './session-journey.ts';

const { url, signedIn } = prepareSessions();

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
