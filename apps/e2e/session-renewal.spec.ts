import { readProfile } from '@hub/contract/auth/users/users';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accessTokenIn,
  countRenewals,
  isLoggedOut,
  MINUTE,
  prepareSessions,
  pressKey,
  reopenProfile,
  SECOND,
  staysSignedIn,
} from './session-journey.ts';

const TOKENS = '**/idp/token';

const { url, signedIn } = prepareSessions();

test('the tokens are renewed every 25 minutes, and calls go on with the new ones', async () => {
  const { context, page, pass } = await signedIn();
  const renewals = countRenewals(context);
  const first = await accessTokenIn(page);
  const renewalsAfter: Record<number, number> = {};
  for (let minute = 10; minute <= 80; minute += 10) {
    await pass(10 * MINUTE);
    await pressKey(page);
    renewalsAfter[minute] = renewals();
  }
  expect(renewalsAfter).toMatchObject({ 20: 0, 40: 1, 70: 2, 80: 3 });

  const latest = await accessTokenIn(page);
  expect(latest).not.toBe(first);
  const answer = page.waitForResponse(url(readProfile.path));
  await reopenProfile(page);
  expect(await (await answer).request().headerValue('authorization')).toBe(`Bearer ${latest}`);
  expect((await answer).status()).toBe(200);
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
