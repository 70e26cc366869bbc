import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import {
  accessTokenIn,
  countRenewals,
  countSignOuts,
  ENDED,
  isAtWork,
  isLoggedOut,
  MINUTE,
  prepareSessions,
  pressKey,
  reopenProfile,
  SECOND,
  staysSignedIn,
  TOKENS,
} from './session-journey.ts';

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
