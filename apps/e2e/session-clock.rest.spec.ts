import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import {
  accessTokenIn,
  countSignOuts,
  EXPIRED,
  isLoggedOut,
  MINUTE,
  practitioner,
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

test.each([
  ['Extend Session', (page: Page) => page.getByRole('button', { name: 'Extend Session' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])('%s closes the warning, and the next comes 25 minutes later', async (_, extend) => {
  const { page, pass } = await signedIn();
  await pass(25 * MINUTE);
  await warning(page).waitFor();
  await pass(4 * MINUTE);
  await extend(page);
  await warning(page).waitFor({ state: 'detached' });

  await pass(24 * MINUTE + 50 * SECOND);
  expect(await isWarned(page)).toBe(false);
  await pass(10 * SECOND);
  await warning(page).waitFor();
});

test("logging out from the warning leads through the provider's sign-out to the landing page", async () => {
  const { context, page, pass } = await signedIn();
  const signOuts = countSignOuts(context);
  await pass(25 * MINUTE);
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

test('whoever was logged out types the password again and is back where they were', async () => {
  const { page, pass } = await signedIn();
  await page.goto(url('/support?tab=2'));
  await staysSignedIn(page);
  await pass(30 * MINUTE);
  await isLoggedOut(page, EXPIRED);

  await loginButton(page).click();
  await submitCredentials(page, practitioner);
  await staysSignedIn(page);
  expect(page.url()).toBe(url('/support?tab=2'));
});

test('another user who logs in next starts at their own start page', async () => {
  const { page, pass } = await signedIn();
  await page.goto(url('/support?tab=2'));
  await staysSignedIn(page);
  await pass(30 * MINUTE);
  await isLoggedOut(page, EXPIRED);

  const colleague = demoAccount('second@demo.test');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, colleague);
  await profileButton(page, colleague).waitFor();
  expect(page.url()).toBe(url('/cases'));
});

test('mouse, key, touch and click each start the time anew', async () => {
  const { page, pass } = await signedIn();
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
    await page.keyboard.press('Escape');
  }
});

test('a page opened two hours later is logged out', async () => {
  const { context, page } = await signedIn();
  await page.close();
  await context.clock.fastForward(120 * MINUTE);
  await isLoggedOut(await openTab(context), EXPIRED);
});

test('a public page opened two hours later stays, and tells that the session is over', async () => {
  const { context, page } = await signedIn();
  await page.close();
  await context.clock.fastForward(120 * MINUTE);
  const later = await openTab(context, '/support');
  await toast(later, EXPIRED).waitFor();
  await loginButton(later).waitFor();
  expect(await tokensIn(later)).toEqual([]);
});
