import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  calendarButton,
  day,
  expectKeys,
  openCalendar,
  prepareDates,
  withFields,
} from './date-input-journey.ts';

const { openPage, openPiece, loadPiece } = prepareDates();

const select = (field: Locator, start: number, end = start) =>
  field.evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [
    start,
    end,
  ] as const);

test('the caret stays where one types and erases, and a selection is typed over and erased', async () => {
  const { page, field } = await openPiece();
  const referral = field('Referral date');
  await referral.focus();
  await select(referral, 2);
  await expectKeys(page, referral, [
    ['Backspace', '1|/03/2026'],
    ['3', '1|/03/2026'],
    ['2', '12/|03/2026'],
    ['4', '12/|03/2026'],
    ['Delete', '12/|3/2026'],
    ['2', '12/2|3/2026'],
    ['9', '12/2|3/2026'],
    ['Delete', '12/2|/2026'],
    ['9', '12/29/|2026'],
    ['Backspace', '12/2|/2026'],
    ['ArrowLeft', '12/|2/2026'],
    ['Backspace', '1|/2/2026'],
    ['Home', '|1/2/2026'],
    ['0', '0|1/2/2026'],
  ]);

  await referral.fill('11/03/2026');
  await select(referral, 3, 5);
  await expectKeys(page, referral, [
    ['x', '11/[03]/2026'],
    ['2', '11/2|/2026'],
    ['7', '11/27/|2026'],
  ]);
  await select(referral, 6, 10);
  await expectKeys(page, referral, [
    ['Delete', '11/27/|'],
    ['1', '11/27/1|'],
    ['ControlOrMeta+a', '[11/27/1]'],
    ['7', '07/|'],
    ['ControlOrMeta+a', '[07/]'],
    ['0', '0|'],
    ['9', '09/|'],
    ['ControlOrMeta+a', '[09/]'],
    ['Backspace', '|'],
  ]);

  await referral.fill('11/03/2026');
  await select(referral, 4);
  await expectKeys(page, referral, [['Backspace', '11/|3/2026']]);
  await referral.blur();
  await expect.poll(() => referral.inputValue(), { message: 'a digit that was erased' }).toBe('11/03/2026');
});

test('the calendar marks the current and the selected day, and has six weeks in every month', async () => {
  const opened = await openPiece();
  const { page, field } = opened;
  const calendar = await openCalendar(opened, 'Referral date');
  const look = (name: string) =>
    day(page, name).evaluate((cell) => ({
      selected: cell.closest('[role=gridcell]')?.getAttribute('aria-selected') === 'true',
      bold: getComputedStyle(cell).fontWeight === '600',
      dot: getComputedStyle(cell, '::after').content !== 'none',
    }));
  await expect.poll(() => look('November 3, 2026')).toEqual({ selected: true, bold: true, dot: false });
  await expect.poll(() => look('November 15, 2026')).toEqual({ selected: false, bold: true, dot: true });
  await expect.poll(() => look('November 16, 2026')).toEqual({ selected: false, bold: false, dot: false });
  await page.keyboard.press('Escape');

  // A month of four weeks.
  await field('Referral date').fill('02/10/2026');
  await openCalendar(opened, 'Referral date');
  const rows = calendar.getByRole('grid').locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(6);
  await expect.poll(() => rows.getByRole('gridcell').count()).toBe(42);
  await page.keyboard.press('Escape');

  await field('Referral date').fill('02/30/2026');
  await openCalendar(opened, 'Referral date');
  await calendar.getByRole('grid', { name: 'November 2026' }).waitFor();
  expect(await calendar.locator('[aria-selected=true]').count(), 'no such day').toBe(0);
});

test('the calendar offers no day outside its bounds', async () => {
  const opened = await openPiece();
  const calendar = await openCalendar(opened, 'Evaluation date');
  const disabled = (name: string) => calendar.getByRole('button', { name, exact: true }).first().isDisabled();
  await expect.poll(() => disabled('Previous month')).toBe(true);
  await expect.poll(() => disabled('Previous year')).toBe(true);
  await expect.poll(() => disabled('Next year')).toBe(true);
  await day(opened.page, 'November 9, 2026').click({ force: true });
  await expect.poll(() => opened.field('Evaluation date').inputValue()).toBe('11/20/2026');
  await calendar.getByRole('button', { name: 'Next month' }).first().click();
  await calendar.getByRole('button', { name: 'Next month' }).first().click();
  await calendar.getByRole('grid', { name: 'January 2027' }).waitFor();
  await expect.poll(() => disabled('Next month')).toBe(true);
  await day(opened.page, 'January 20, 2027').click();
  await expect.poll(() => opened.field('Evaluation date').inputValue()).toBe('01/20/2027');
});

test('the calendar fits on the narrowest phone', async () => {
  const opened = await openPiece({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const calendar = await openCalendar(opened, 'Evaluation date');
  const box = await calendar.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  const cell = await day(opened.page, 'November 12, 2026').boundingBox();
  expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(36);
});

test('the file of the calendar is loaded with the first press only, and without it the date can be typed', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { piece, field } = withFields({ page, piece: await loadPiece(page, 'Date input') });
  const isCalendar = (address: string) => /\/assets\/calendar-(?!da(y|te)-)[^/]*\.js$/.test(address);
  await field('Referral date').fill('11/15/2026');
  expect(asked.filter(isCalendar)).toEqual([]);
  await page.route(
    ({ pathname }) => isCalendar(pathname),
    (route) => route.abort(),
  );
  await calendarButton(piece, 'Date of birth').click();
  await page.getByText('The calendar could not be loaded. You can type the date instead.').waitFor();
  expect(asked.filter(isCalendar)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await field('Date of birth').fill('11/15/2026');
  await expect.poll(() => field('Date of birth').inputValue()).toBe('11/15/2026');
});
