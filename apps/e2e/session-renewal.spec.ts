import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import {
  accessTokenIn,
  countRenewals,
  MINUTE,
  prepareSessions,
  pressKey,
  reopenProfile,
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
