import { expect, test } from 'vitest';
import { openToasts, press, question, shownToasts, toasts } from './overlays-journey.ts';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();
const { url, openPage, openContext, openPiece, loadPiece } = pieces;

test('a respondent reads the word Close; a confirmation is at most 764 by 620 and scrolls what is longer', async () => {
  const { page, piece } = await openPiece('Dialog', { viewport: { width: 1440, height: 1000 } });
  await press(piece, 'Open as respondent');
  const questionnaire = page.getByRole('dialog', { name: 'Reading questionnaire' });
  await questionnaire.getByText('Close', { exact: true }).click();
  await questionnaire.waitFor({ state: 'detached' });

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
  const page = await openPage();
  await page.clock.install({ time: '2026-11-15T12:00:00Z' });
  const piece = await loadPiece(page, 'Dialog');
  await press(piece, 'Delete client');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Maya Okafor?' });
  await press(dialog, 'Delete client');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await expect.poll(() => dialog.getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  await page.clock.runFor(1500);
  await piece.getByText('Deleted').waitFor();
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

test('a click outside of a changed form asks first, and so does closing the tab', async () => {
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

  await press(piece, 'Change the form');
  await press(piece, 'Click outside');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await piece.getByText('Form: changed').waitFor();
  await press(piece, 'Click outside');
  await press(question(page), 'Abandon changes');
  await piece.getByText('Form: closed').waitFor();
});

test('stacked toasts stay together; each is closed alone, by its id, or with all others', async () => {
  const { page, piece } = await openToasts(pieces);
  for (const _ of [1, 2, 3]) await press(piece, 'Send a form');
  await toasts(page).getByText('Form 3 sent').waitFor();
  await expect.poll(() => shownToasts(page)).toEqual(['Form 3 sent', 'Form 2 sent', 'Form 1 sent']);
  const right = () =>
    toasts(page)
      .first()
      .evaluate((element) => document.documentElement.clientWidth - element.getBoundingClientRect().right);
  await expect.poll(right, { message: 'in pixels from the side of the window' }).toBe(24);

  await press(toasts(page).filter({ hasText: 'Form 2 sent' }), 'Close');
  await toasts(page).getByText('Form 2 sent').waitFor({ state: 'detached' });
  await expect.poll(() => shownToasts(page)).toEqual(['Form 3 sent', 'Form 1 sent']);
  await press(piece, 'Close all');
  await toasts(page).first().waitFor({ state: 'detached' });

  await press(piece, 'Start an export');
  await page.clock.runFor(60_000);
  await press(piece, 'Send a form');
  await toasts(page).getByText('Form 4 sent').waitFor();
  await expect.poll(() => shownToasts(page)).toEqual(['Form 4 sent', 'The export is being prepared']);
  await press(piece, 'Finish it');
  await toasts(page).getByText('The export').waitFor({ state: 'detached' });
  await expect.poll(() => shownToasts(page)).toEqual(['Form 4 sent']);
});

test('time stands still while the pointer is on the toasts, also for one that comes meanwhile', async () => {
  const { page, piece } = await openToasts(pieces);
  await press(piece, 'Send a form');
  await toasts(page).waitFor();
  await page.clock.runFor(3000);
  await toasts(page).getByText('Form 1 sent').hover();
  await page.clock.runFor(60_000);
  await piece.getByRole('button', { name: 'Send a form' }).dispatchEvent('click');
  await toasts(page).getByText('Form 2 sent').waitFor();
  await page.clock.runFor(60_000);
  await expect.poll(() => shownToasts(page)).toEqual(['Form 2 sent', 'Form 1 sent']);

  await page.mouse.move(0, 0);
  await page.clock.runFor(900);
  await expect.poll(() => toasts(page).count()).toBe(2);
  await page.clock.runFor(200);
  await expect
    .poll(() => shownToasts(page), { message: 'the first had one second left' })
    .toEqual(['Form 2 sent']);
  await page.clock.runFor(3000);
  await toasts(page).first().waitFor({ state: 'detached' });
});

test('the maintenance notice names days of US Pacific time, stays for 5 minutes and comes every 7 days', async () => {
  // Here it is a day later than there.
  const context = await openContext({ timezoneId: 'Pacific/Kiritimati' });
  const page = await context.newPage();
  await page.clock.install({ time: '2026-11-18T01:00:00Z' });
  const piece = await loadPiece(page, 'Maintenance notice');
  const announce = () => press(piece, 'Announce maintenance');
  await announce();
  const days = 'Tuesday, November 17 and Thursday, November 19, 4:00pm to 5:30pm PST';
  await toasts(page).getByText(days).waitFor();
  await page.mouse.move(0, 0);
  await page.clock.runFor('04:50');
  await expect.poll(() => toasts(page).count()).toBe(1);
  await page.clock.runFor('00:20');
  await toasts(page).waitFor({ state: 'detached' });

  await page.clock.setSystemTime('2026-11-25T00:59:00Z');
  await announce();
  await page.clock.runFor(1000);
  expect(await toasts(page).count()).toBe(0);
  await page.clock.setSystemTime('2026-11-25T01:01:00Z');
  await announce();
  await toasts(page).getByText('Tuesday, November 24 and Thursday, November 26').waitFor();
});
