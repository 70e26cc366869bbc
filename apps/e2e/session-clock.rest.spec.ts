import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import {
  accessTokenIn,
  countSignOuts,
  EXPIRED,
  isLoggedOut,
  MINUTE,
  prepareSessions,
  pressKey,
  SECOND,
  staysSignedIn,
  toast,
  tokensIn,
  warning,
} from './session-journey.ts';

const { url, signedIn, openTab, answerTo } = prepareSessions();

const isWarned = (page: Page) => warning(page).isVisible();

test('whatever shows that somebody is there starts the time anew; logging out from the warning ends the session', async () => {
  const { context, page, pass } = await signedIn();
  const signOuts = countSignOuts(context);
  const main = page.getByRole('main');
  const signsOfLife = {
    mouse: () => page.mouse.move(200, 300),
    key: () => pressKey(page),
    // A touch also sends mouse events, and a click may come without touch or mouse: each has to count on its
    // own.
    touch: () => main.dispatchEvent('touchstart'),
    click: () => main.dispatchEvent('click'),
  };
  for (const [name, show] of Object.entries(signsOfLife)) {
    await pass(20 * MINUTE);
    await show();
    await pass(24 * MINUTE + 50 * SECOND);
    expect(await isWarned(page), `warned 25 minutes after ${name}`).toBe(false);
    await staysSignedIn(page);
    await pass(10 * SECOND);
    await warning(page).waitFor();
    if (name !== 'click') await page.keyboard.press('Escape');
  }

  const accessToken = await accessTokenIn(page);
  expect(await answerTo(accessToken)).toBe(200);
  await warning(page).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(url('/landing'));
  await loginButton(page).waitFor();
  expect(signOuts()).toBe(1);
  expect(await answerTo(accessToken)).toBe(401);
  expect(await tokensIn(page)).toEqual([]);
  expect(await page.getByText('Please log in again').count(), 'nobody needs to be told').toBe(0);
});

test('two hours later a session is over, on public pages too; another user starts at their own start page', async () => {
  const { context, page } = await signedIn();
  const signOuts = countSignOuts(context);
  // As a computer that slept.
  await page.clock.fastForward(120 * MINUTE);
  await isLoggedOut(page, EXPIRED);
  expect(signOuts()).toBe(1);

  const colleague = demoAccount('second@demo.test');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, colleague);
  await profileButton(page, colleague).waitFor();
  expect(page.url(), 'not where the other one was').toBe(url('/cases'));

  await page.close();
  await context.clock.fastForward(120 * MINUTE);
  const later = await openTab(context, '/support');
  await toast(later, EXPIRED).waitFor();
  await loginButton(later).waitFor();
  expect(await tokensIn(later)).toEqual([]);
});
