import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparePieces } from './piece.ts';

const { openPage, openContext, loadPiece } = preparePieces();

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

const NOON = '2026-11-15T12:00:00Z';
const toasts = (page: Page) => page.getByRole('alertdialog');

test.each(['America/New_York', 'Pacific/Kiritimati'])(
  'in %s the maintenance notice names the days of US Pacific time',
  async (timezoneId) => {
    const page = await openPage({ timezoneId });
    await page.clock.install({ time: '2026-11-18T01:00:00Z' });
    const piece = await loadPiece(page, 'Maintenance notice');
    await press(piece, 'Announce maintenance');
    await toasts(page)
      .getByText('Tuesday, November 17 and Thursday, November 19, 4:00pm to 5:30pm PST')
      .waitFor();
  },
);

test('the maintenance notice stays for 5 minutes and comes at most every 7 days', async () => {
  const context = await openContext({ timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await page.clock.install({ time: NOON });
  const piece = await loadPiece(page, 'Maintenance notice');
  const announce = () => press(piece, 'Announce maintenance');
  await announce();
  await toasts(page).waitFor();
  await page.mouse.move(0, 0);
  await page.clock.runFor('04:50');
  await expect.poll(() => toasts(page).count()).toBe(1);
  await page.clock.runFor('00:20');
  await toasts(page).waitFor({ state: 'detached' });

  await page.clock.setSystemTime('2026-11-22T11:59:00Z');
  await announce();
  await page.clock.runFor(1000);
  expect(await toasts(page).count()).toBe(0);
  await page.clock.setSystemTime('2026-11-22T12:01:00Z');
  await announce();
  await toasts(page).getByText('Tuesday, November 24 and Thursday, November 26').waitFor();
});
