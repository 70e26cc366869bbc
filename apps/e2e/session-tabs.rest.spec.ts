import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import { loginButton, signIn } from './demo-sign-in.ts';
import {
  accessTokenIn,
  countRenewals,
  MINUTE,
  practitioner,
  prepareSessions,
  pressKey,
  reopenProfile,
  SECOND,
  staysSignedIn,
  warning,
} from './session-journey.ts';

const { url, signedInTwice, openTab, openContext } = prepareSessions();

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

test('signing in in one tab signs the other in', async () => {
  const context = await openContext();
  const [first, second] = [await openTab(context, '/landing'), await context.newPage()];
  await loginButton(first).waitFor();
  await signIn(second, url(), practitioner);
  await staysSignedIn(first);
});
