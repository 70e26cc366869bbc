import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  accessTokenIn,
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

test('after 25 minutes without activity a warning counts down the last 5, and then the session is over', async () => {
  const { page, pass } = await signedIn();
  const accessToken = await accessTokenIn(page);
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

  // Moving the mouse extends nothing any more.
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 200);
  await pass(4 * MINUTE + 10 * SECOND);
  expect(await isWarned(page)).toBe(true);
  await staysSignedIn(page);
  await page.mouse.move(100, 100);
  await pass(20 * SECOND);
  await isLoggedOut(page, EXPIRED);
  expect(await answerTo(accessToken)).toBe(401);
  await pass(MINUTE);
  await expect.poll(() => toast(page, EXPIRED).isVisible(), { message: 'it waits to be read' }).toBe(true);
});
