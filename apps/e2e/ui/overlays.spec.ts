import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { openToasts, press, question, shownToasts, toasts } from './overlays-journey.ts';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();
const { url, openPiece } = pieces;

const holdsFocus = (within: Locator) =>
  expect.poll(() => within.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('a dialog keeps the focus inside, however it is closed reports false, and gives the focus back', async () => {
  const { page, piece } = await openPiece('Dialog');
  const opener = piece.getByRole('button', { name: 'Email a form' });
  const dialog = page.getByRole('dialog', { name: 'Email a form' });
  const reported: string[] = [];
  for (const close of [
    () => press(dialog, 'Close'),
    () => press(dialog, 'Cancel'),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 10),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: 'detached' });
    reported.push('false');
    await piece.getByText(`Reported: ${reported.join(', ')}`, { exact: true }).waitFor();
    await getsFocus(opener);
  }

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  const reached: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    await holdsFocus(dialog);
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(reached.filter((name) => name === 'Send')).toHaveLength(2);
  await page.keyboard.press('Shift+Tab');
  await holdsFocus(dialog);
});

test('with persist the backdrop does nothing, while the close button and Escape close', async () => {
  const { page, piece } = await openPiece('Dialog');
  const dialog = page.getByRole('dialog', { name: 'Write an invitation' });
  await press(piece, 'Write an invitation');
  await dialog.waitFor();
  await page.mouse.click(10, 10);
  await page.mouse.click(10, 300);
  await expect.poll(() => dialog.isVisible()).toBe(true);
  expect(await piece.getByText('Reported').count()).toBe(0);
  await press(dialog, 'Close');
  await dialog.waitFor({ state: 'detached' });

  await press(piece, 'Write an invitation');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await piece.getByText('Reported: false, false').waitFor();
});

/** Whether the browser would ask before it closes the tab. */
const asksAtTheEnd = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('leaving a changed form by a link asks first, and closing the tab would; a saved one is left at once', async () => {
  const { page, piece } = await openPiece('Unsaved changes');
  const link = piece.getByRole('link', { name: 'Leave by a link' });
  expect(await asksAtTheEnd(page), 'unchanged').toBe(false);
  await press(piece, 'Change the form');
  await link.click();
  await question(page).getByText('Do you want to abandon your changes?').waitFor();
  await press(question(page), 'Stay on page');
  await question(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/dev/ui');
  await piece.getByText('Form: changed').waitFor();
  expect(await asksAtTheEnd(page), 'changed').toBe(true);

  await link.click();
  await press(question(page), 'Abandon changes');
  await page.waitForURL(url('/support**'));
  await piece.waitFor({ state: 'detached' });
  await page.goBack();
  await press(piece, 'Change the form');
  await press(piece, 'Save');
  await piece.getByText('Form: clean').waitFor();
  expect(await asksAtTheEnd(page), 'saved').toBe(false);
  await link.click();
  await page.waitForURL(url('/support**'));
});

const tooltip = (page: Page) => page.getByRole('tooltip');

test('a tooltip goes with the pointer, the focus or Escape; an actionable one stays until Got it', async () => {
  const { page, piece } = await openPiece('Tooltip');
  const button = piece.getByRole('button', { name: 'Remaining days' });
  await page.mouse.move(0, 0);
  await button.hover();
  await tooltip(page).getByText('Counts calendar days').waitFor();
  await page.mouse.move(0, 0);
  await tooltip(page).waitFor({ state: 'detached' });

  await button.focus();
  await page.keyboard.press('Tab');
  await tooltip(page).getByText('Questions, privacy policy').waitFor();
  await page.keyboard.press('Shift+Tab');
  await tooltip(page).getByText('Counts calendar days').waitFor();
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
  await getsFocus(button);

  const trigger = piece.getByRole('button', { name: 'What is pooling?' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const explanation = page.getByRole('dialog');
  await explanation.getByText('With pooling on').waitFor();
  await getsFocus(explanation.getByRole('button', { name: 'Got it' }));
  await page.keyboard.press('Enter');
  await explanation.waitFor({ state: 'detached' });
  await getsFocus(trigger);
});

test('a toast is announced, goes after 4,000 ms, does its action, and waits while it has the focus', async () => {
  const { page, piece } = await openToasts(pieces);
  await press(piece, 'Show success');
  await page.getByRole('alert').getByText('Maya Okafor added successfully').waitFor();
  await press(piece, 'Show alert');
  await toasts(page).getByText('Something went wrong').waitFor();
  await expect.poll(() => shownToasts(page)).toEqual(['Something went wrong. Please try again later.']);
  await page.clock.runFor(3900);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await page.clock.runFor(150);
  await toasts(page).waitFor({ state: 'detached' });

  await press(piece, 'Add a client');
  await press(toasts(page), 'View Profile');
  await piece.getByText('Profile opened').waitFor();
  await toasts(page).waitFor({ state: 'detached' });

  const button = piece.getByRole('button', { name: 'Send a form' });
  await button.focus();
  await page.keyboard.press('Enter');
  await toasts(page).waitFor();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await holdsFocus(toasts(page));
  await page.clock.runFor(60_000);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await toasts(page).waitFor({ state: 'detached' });
  await getsFocus(button);
});
