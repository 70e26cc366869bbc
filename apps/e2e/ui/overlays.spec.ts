import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const { url, openPage, loadPiece, ...pieces } = preparePieces();

async function openPiece(
  name: string,
  { at, timezoneId = 'UTC' }: { at?: string; timezoneId?: string } = {},
) {
  if (!at) return pieces.openPiece(name, { timezoneId });
  const page = await openPage({ timezoneId });
  await page.clock.install({ time: at });
  return { page, piece: await loadPiece(page, name) };
}

const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

test.each([
  ['the close button', (page: Page) => press(page.getByRole('dialog'), 'Close')],
  ['Cancel', (page: Page) => press(page.getByRole('dialog'), 'Cancel')],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click on the backdrop', (page: Page) => page.mouse.click(10, 10)],
])('%s closes a dialog, reports false and gives the focus back', async (_, close) => {
  const { page, piece } = await openPiece('Dialog');
  const opener = piece.getByRole('button', { name: 'Email a form' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Email a form' }).waitFor();
  await close(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await piece.getByText('Reported: false', { exact: true }).waitFor();
  await getsFocus(opener);
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

test('the focus stays inside a dialog', async () => {
  const { page, piece } = await openPiece('Dialog');
  await press(piece, 'Email a form');
  const dialog = page.getByRole('dialog', { name: 'Email a form' });
  await dialog.waitFor();
  const reached: string[] = [];
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(reached.filter((name) => name === 'Send')).toHaveLength(2);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('a respondent reads the word Close', async () => {
  const { page, piece } = await openPiece('Dialog');
  await press(piece, 'Open as respondent');
  const dialog = page.getByRole('dialog', { name: 'Reading questionnaire' });
  await dialog.getByText('Close', { exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a confirmation is at most 764 by 620 and scrolls what is longer', async () => {
  const { page, piece } = await pieces.openPiece('Dialog', { viewport: { width: 1440, height: 1000 } });
  await press(piece, 'Read the consent');
  const dialog = page.getByRole('alertdialog', { name: 'Consent to the evaluation' });
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeLessThanOrEqual(764);
  expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(620);
  await dialog.getByText('Section 24').scrollIntoViewIfNeeded();
  await expect.poll(() => dialog.getByRole('button', { name: 'I agree' }).isVisible()).toBe(true);
});

test('a confirmation under way cannot be closed', async () => {
  const { page, piece } = await openPiece('Dialog', { at: '2026-11-15T12:00:00Z' });
  await press(piece, 'Delete client');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Maya Okafor?' });
  await press(dialog, 'Delete client');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  await page.clock.runFor(1500);
  await piece.getByText('Deleted').waitFor();
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your changes will be lost.' });

test('leaving a changed form by a link asks first', async () => {
  const { page, piece } = await openPiece('Unsaved changes');
  await press(piece, 'Change the form');
  await piece.getByRole('link', { name: 'Leave by a link' }).click();
  await question(page).getByText('Do you want to abandon your changes?').waitFor();
  await press(question(page), 'Stay on page');
  await question(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/dev/ui');
  await piece.getByText('Form: changed').waitFor();

  await piece.getByRole('link', { name: 'Leave by a link' }).click();
  await press(question(page), 'Abandon changes');
  await page.waitForURL(url('/support**'));
});

test('leaving a changed form by the back button asks first', async () => {
  const page = await openPage();
  await page.goto(url('/support'));
  await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
  const piece = await loadPiece(page, 'Unsaved changes');
  await piece.getByRole('link', { name: 'Leave by a link' }).click();
  await page.waitForURL(url('/support**'));
  await page.goBack();
  await press(piece, 'Change the form');
  await page.evaluate(() => history.forward());
  await press(question(page), 'Stay on page');
  await question(page).waitFor({ state: 'detached' });
  expect(page.url()).toContain('/dev/ui');
  await page.evaluate(() => history.forward());
  await press(question(page), 'Abandon changes');
  await page.waitForURL(url('/support**'));
});

test('a saved or unchanged form is left without a question, also by closing the tab', async () => {
  const { page, piece } = await openPiece('Unsaved changes');
  await press(piece, 'Change the form');
  await press(piece, 'Save');
  await piece.getByRole('link', { name: 'Leave by a link' }).click();
  await page.waitForURL(url('/support**'));
});

test('closing the tab asks while the form is changed, and only then', async () => {
  const { page, piece } = await openPiece('Unsaved changes');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await press(piece, 'Change the form');
  await press(piece, 'Save');
  await page.reload();
  expect(questions).toEqual([]);
  await press(piece, 'Change the form');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('a click outside of a changed form asks first', async () => {
  const { page, piece } = await openPiece('Unsaved changes');
  await press(piece, 'Change the form');
  await press(piece, 'Click outside');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await piece.getByText('Form: changed').waitFor();
  await press(piece, 'Click outside');
  await press(question(page), 'Abandon changes');
  await piece.getByText('Form: closed').waitFor();
});

const tooltip = (page: Page) => page.getByRole('tooltip');

test('a tooltip comes with the pointer or the focus and goes with it, or with Escape', async () => {
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
});

test('an actionable tooltip stays until Got it', async () => {
  const { page, piece } = await openPiece('Tooltip');
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

const NOON = '2026-11-15T12:00:00Z';
const toasts = (page: Page) => page.getByRole('alertdialog');
const shown = (page: Page) => toasts(page).getByRole('alert').allInnerTexts();

async function openToasts() {
  const opened = await openPiece('Toast', { at: NOON });
  await press(opened.piece, 'Show neutral');
  await toasts(opened.page).waitFor();
  await press(opened.piece, 'Close all');
  await toasts(opened.page).waitFor({ state: 'detached' });
  await opened.page.mouse.move(0, 0);
  await opened.page.clock.pauseAt('2026-11-15T13:00:00Z');
  return opened;
}

test('a toast is announced, and goes after 4,000 ms', async () => {
  const { page, piece } = await openToasts();
  await press(piece, 'Show success');
  await page.getByRole('alert').getByText('Maya Okafor added successfully').waitFor();
  await page.clock.runFor(3900);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await page.clock.runFor(150);
  await toasts(page).waitFor({ state: 'detached' });
});

test('a toast is 24 px from the side of the window', async () => {
  const { page, piece } = await openToasts();
  await press(piece, 'Show success');
  await toasts(page).waitFor();
  const right = () =>
    toasts(page).evaluate(
      (element) => document.documentElement.clientWidth - element.getBoundingClientRect().right,
    );
  await expect.poll(right, { message: 'once it has slid in' }).toBe(24);
});

test('a new toast takes the place of the old one', async () => {
  const { page, piece } = await openToasts();
  await press(piece, 'Show success');
  await press(piece, 'Show alert');
  await toasts(page).getByText('Something went wrong').waitFor();
  await expect.poll(() => shown(page)).toEqual(['Something went wrong. Please try again later.']);
});

test('stacked toasts stay together and are closed one by one, each in its time, or all at once', async () => {
  const { page, piece } = await openToasts();
  for (const _ of [1, 2, 3]) await press(piece, 'Send a form');
  await toasts(page).getByText('Form 3 sent').waitFor();
  await expect.poll(() => shown(page)).toEqual(['Form 3 sent', 'Form 2 sent', 'Form 1 sent']);

  await press(toasts(page).filter({ hasText: 'Form 2 sent' }), 'Close');
  await toasts(page).getByText('Form 2 sent').waitFor({ state: 'detached' });
  await expect.poll(() => shown(page)).toEqual(['Form 3 sent', 'Form 1 sent']);
  await press(piece, 'Close all');
  await toasts(page).first().waitFor({ state: 'detached' });
});

test('a toast that stays until closed is closed by its id, and the others stay', async () => {
  const { page, piece } = await openToasts();
  await press(piece, 'Start an export');
  await page.clock.runFor(60_000);
  await press(piece, 'Send a form');
  await toasts(page).getByText('Form 1 sent').waitFor();
  await expect.poll(() => shown(page)).toEqual(['Form 1 sent', 'The export is being prepared']);
  await press(piece, 'Finish it');
  await toasts(page).getByText('The export').waitFor({ state: 'detached' });
  await expect.poll(() => shown(page)).toEqual(['Form 1 sent']);
});

test('time stands still while the pointer is on the toasts, also for one that comes meanwhile', async () => {
  const { page, piece } = await openToasts();
  await press(piece, 'Send a form');
  await toasts(page).waitFor();
  await page.clock.runFor(3000);
  await toasts(page).getByText('Form 1 sent').hover();
  await page.clock.runFor(60_000);
  await piece.getByRole('button', { name: 'Send a form' }).dispatchEvent('click');
  await toasts(page).getByText('Form 2 sent').waitFor();
  await page.clock.runFor(60_000);
  await expect.poll(() => shown(page)).toEqual(['Form 2 sent', 'Form 1 sent']);

  await page.mouse.move(0, 0);
  await page.clock.runFor(900);
  await expect.poll(() => toasts(page).count()).toBe(2);
  await page.clock.runFor(200);
  await expect.poll(() => shown(page), { message: 'the first had one second left' }).toEqual(['Form 2 sent']);
  await page.clock.runFor(3000);
  await toasts(page).first().waitFor({ state: 'detached' });
});

test('time stands still while the focus is on the toasts, and the focus goes back', async () => {
  const { page, piece } = await openToasts();
  const button = piece.getByRole('button', { name: 'Send a form' });
  await button.focus();
  await page.keyboard.press('Enter');
  await toasts(page).waitFor();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => toasts(page).evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await page.clock.runFor(60_000);
  await expect.poll(() => toasts(page).count()).toBe(1);
  await toasts(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await toasts(page).waitFor({ state: 'detached' });
  await getsFocus(button);
});

test('the action of a toast is done once, and closes it', async () => {
  const { page, piece } = await openToasts();
  await press(piece, 'Add a client');
  await press(toasts(page), 'View Profile');
  await piece.getByText('Profile opened').waitFor();
  await toasts(page).waitFor({ state: 'detached' });
});

test('in Asia/Tokyo the maintenance notice names the days of US Pacific time', async () => {
  const timezoneId = 'Asia/Tokyo';
  const { page, piece } = await openPiece('Maintenance notice', { at: '2026-11-18T01:00:00Z', timezoneId });
  await press(piece, 'Announce maintenance');
  await toasts(page)
    .getByText('Tuesday, November 17 and Thursday, November 19, 4:00pm to 5:30pm PST')
    .waitFor();
});
