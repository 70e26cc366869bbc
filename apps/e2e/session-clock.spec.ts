import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accessTokenIn,
  countSignOuts,
  EXPIRED,
  isLoggedOut,
  MINUTE,
  prepareSessions,
  SECOND,
  staysSignedIn,
  toast,
  warning,
} from './session-journey.ts';

const { signedIn, answerTo } = prepareSessions();

const isWarned = (page: Page) => warning(page).isVisible();

async function secondsLeft(page: Page) {
  const [, minutes, seconds] = /logged out in (\d+):(\d\d)\./.exec(await warning(page).innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('after 25 minutes without activity a warning counts down the last 5', async () => {
  const { page, pass } = await signedIn();
  await pass(24 * MINUTE + 50 * SECOND);
  expect(await isWarned(page)).toBe(false);

  await pass(10 * SECOND);
  await warning(page).waitFor();
  const atFirst = await secondsLeft(page);
  expect(atFirst).toBeLessThanOrEqual(5 * 60);
  expect(atFirst).toBeGreaterThan(5 * 60 - 10);
  await warning(page).getByRole('button', { name: 'Log out' }).waitFor();
  await warning(page).getByRole('button', { name: 'Extend Session' }).waitFor();

  await pass(30 * SECOND);
  const passed = atFirst - (await secondsLeft(page));
  expect(passed).toBeGreaterThanOrEqual(29);
  expect(passed).toBeLessThan(40);
});

test('after 30 minutes without activity the session is over, and the reason waits to be read', async () => {
  const { page, pass } = await signedIn();
  const accessToken = await accessTokenIn(page);
  await pass(29 * MINUTE + 50 * SECOND);
  await staysSignedIn(page);

  await pass(10 * SECOND);
  await isLoggedOut(page, EXPIRED);
  expect(await answerTo(accessToken)).toBe(401);
  await pass(MINUTE);
  await expect.poll(() => toast(page, EXPIRED).isVisible()).toBe(true);
});

test('while the warning is shown, moving the mouse extends nothing', async () => {
  const { page, pass } = await signedIn();
  await pass(25 * MINUTE);
  await warning(page).waitFor();
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 200);
  await pass(2 * MINUTE);
  expect(await isWarned(page)).toBe(true);
  await page.mouse.move(100, 100);
  await pass(3 * MINUTE);
  await isLoggedOut(page, EXPIRED);
});

test('a computer that slept for two hours wakes up logged out', async () => {
  const { context, page } = await signedIn();
  const signOuts = countSignOuts(context);
  await page.clock.fastForward(120 * MINUTE);
  await isLoggedOut(page, EXPIRED);
  expect(signOuts()).toBe(1);
});
