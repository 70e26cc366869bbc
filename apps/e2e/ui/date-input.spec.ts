import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();

const openPiece = async (options?: BrowserContextOptions) =>
  withFields(await pieces.openPiece('Date input', options));

const withFields = ({ page, piece }: { page: Page; piece: Locator }) => ({
  page,
  piece,
  field: (name: string) => piece.getByRole('textbox', { name, exact: true }),
});

const calendarButton = (piece: Locator, name: string) =>
  piece.getByRole('button', { name: `Open calendar for ${name}`, exact: true });

const day = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name });

async function openCalendar({ page, piece }: { page: Page; piece: Locator }, name: string) {
  await calendarButton(piece, name).click();
  const calendar = page.getByRole('dialog', { name: `Calendar for ${name}` });
  await calendar.getByRole('grid').waitFor();
  return calendar;
}

/** The text with a bar where the caret is. */
const drawn = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    const selected = start === end ? '|' : `[${value.slice(start, end)}]`;
    return value.slice(0, start) + selected + value.slice(end);
  });

/** Presses the keys one by one and compares the text after each. */
async function expectKeys(page: Page, field: Locator, steps: [key: string, after: string][]) {
  for (const [key, after] of steps) {
    await page.keyboard.press(key);
    expect(`${key}: ${await drawn(field)}`).toBe(`${key}: ${after}`);
  }
}

const select = (field: Locator, start: number, end = start) =>
  field.evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [
    start,
    end,
  ] as const);

describe('typing a date', () => {
  test('the slashes come by themselves, and a key that breaks a rule is not taken', async () => {
    const { page, field } = await openPiece();
    const birth = field('Date of birth');
    await expect.poll(() => birth.getAttribute('placeholder')).toBe('MM/DD/YYYY');
    await birth.focus();
    await expectKeys(page, birth, [
      ['x', '|'],
      ['/', '|'],
      ['1', '1|'],
      ['3', '1|'],
      ['2', '12/|'],
      ['/', '12/|'],
      ['3', '12/3|'],
      ['2', '12/3|'],
      ['1', '12/31/|'],
      ['-', '12/31/|'],
      ['2', '12/31/2|'],
      ['0', '12/31/20|'],
      ['2', '12/31/202|'],
      ['6', '12/31/2026|'],
      ['7', '12/31/2026|'],
    ]);
  });

  test('a month or a day of one digit is filled up by its slash', async () => {
    const { page, field } = await openPiece();
    const birth = field('Date of birth');
    await birth.focus();
    await expectKeys(page, birth, [
      ['0', '0|'],
      ['0', '0|'],
      ['/', '0|'],
      ['Backspace', '|'],
      ['1', '1|'],
      ['/', '01/|'],
      ['3', '01/3|'],
      ['/', '01/03/|'],
    ]);
  });

  test('backspace over a slash takes the digit before it as well', async () => {
    const { page, field } = await openPiece();
    const birth = field('Date of birth');
    await birth.focus();
    await birth.pressSequentially('11152');
    await expectKeys(page, birth, [
      ['Backspace', '11/15/|'],
      ['Backspace', '11/1|'],
      ['Backspace', '11/|'],
      ['Backspace', '1|'],
      ['Backspace', '|'],
      ['Backspace', '|'],
    ]);
  });

  test('the caret stays where one types and erases in the middle', async () => {
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
  });

  test('a selection is typed over and erased', async () => {
    const { page, field } = await openPiece();
    const referral = field('Referral date');
    await referral.focus();
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
  });

  test('a date that does not exist is reported when the field is left, not before', async () => {
    const { page, piece, field } = await openPiece();
    const birth = field('Date of birth');
    await birth.focus();
    await birth.pressSequentially('02302026');
    await expect.poll(() => birth.inputValue()).toBe('02/30/2026');
    expect(await piece.getByText('Invalid date format').count()).toBe(0);
    await page.keyboard.press('Tab');
    await getsFocus(calendarButton(piece, 'Date of birth'));
    expect(await piece.getByText('Invalid date format').count()).toBe(0);
    await page.keyboard.press('Tab');
    await piece.getByText('Invalid date format').waitFor();
    await expect.poll(() => birth.getAttribute('aria-invalid')).toBe('true');
    await birth.fill('02/28/2026');
    await birth.blur();
    await piece.getByText('Invalid date format').waitFor({ state: 'detached' });
  });

  test('leaving the field fills up a digit that was erased', async () => {
    const { page, field } = await openPiece();
    const referral = field('Referral date');
    await referral.focus();
    await select(referral, 4);
    await expectKeys(page, referral, [['Backspace', '11/|3/2026']]);
    await referral.blur();
    await expect.poll(() => referral.inputValue()).toBe('11/03/2026');
  });
});

describe('pasting a date', () => {
  test.each([
    ['2026-11-15', '11/15/2026'],
    ['11-15-2026', '11/15/2026'],
    ['11.15.2026', '11/15/2026'],
    ['1/5/2026', '01/05/2026'],
    ['Nov 15, 2026', '11/15/2026'],
    ['15 Nov 2026', '11/15/2026'],
    ['  November 15, 2026 ', '11/15/2026'],
    ['next Tuesday', '01/|'],
  ])('%j gives %s', async (text, after) => {
    const { page, field } = await openPiece({ permissions: ['clipboard-read', 'clipboard-write'] });
    const birth = field('Date of birth');
    await birth.focus();
    await birth.pressSequentially('01');
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => drawn(birth)).toBe(after.includes('|') ? after : `${after}|`);
  });
});

describe('the calendar', () => {
  test('is a grid of six weeks in every month, four of which February 2026 has', async () => {
    const opened = await openPiece();
    await opened.field('Referral date').fill('02/10/2026');
    const calendar = await openCalendar(opened, 'Referral date');
    const rows = calendar.getByRole('grid').locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(6);
    await expect.poll(() => rows.getByRole('gridcell').count()).toBe(42);
  });

  test('leads to the months and years around, and a day that is pressed becomes the text', async () => {
    const opened = await openPiece();
    const calendar = await openCalendar(opened, 'Referral date');
    const press = (name: string) => calendar.getByRole('button', { name, exact: true }).first().click();
    const shows = (month: string) => calendar.getByRole('grid', { name: month }).waitFor();
    await shows('November 2026');
    await press('Next month');
    await shows('December 2026');
    await press('Next month');
    await shows('January 2027');
    await press('Previous month');
    await shows('December 2026');
    await press('Next year');
    await shows('December 2027');
    await press('Previous year');
    await press('Previous year');
    await shows('December 2025');
    await day(opened.page, 'Wednesday, December 24, 2025').click();
    await calendar.waitFor({ state: 'detached' });
    await expect.poll(() => opened.field('Referral date').inputValue()).toBe('12/24/2025');
    await getsFocus(calendarButton(opened.piece, 'Referral date'));
  });

  test('marks the current day and the selected one, each in its own way', async () => {
    const opened = await openPiece();
    await openCalendar(opened, 'Referral date');
    const look = (name: string) =>
      day(opened.page, name).evaluate((cell) => ({
        selected: cell.closest('[role=gridcell]')?.getAttribute('aria-selected') === 'true',
        bold: getComputedStyle(cell).fontWeight === '600',
        dot: getComputedStyle(cell, '::after').content !== 'none',
      }));
    await expect.poll(() => look('November 3, 2026')).toEqual({ selected: true, bold: true, dot: false });
    await expect.poll(() => look('November 15, 2026')).toEqual({ selected: false, bold: true, dot: true });
    await expect.poll(() => look('November 16, 2026')).toEqual({ selected: false, bold: false, dot: false });
  });

  test('is used by keyboard alone; Escape gives the focus back to the button', async () => {
    const opened = await openPiece();
    const { page, piece, field } = opened;
    const button = calendarButton(piece, 'Referral date');
    const focusedDay = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    await expect.poll(focusedDay).toContain('November 3, 2026');
    for (const [key, after] of [
      ['ArrowRight', 'November 4, 2026'],
      ['ArrowDown', 'November 11, 2026'],
      ['ArrowLeft', 'November 10, 2026'],
      ['ArrowUp', 'November 3, 2026'],
      ['End', 'November 30, 2026'],
      ['Home', 'November 1, 2026'],
      ['PageDown', 'December 1, 2026'],
      ['PageUp', 'November 1, 2026'],
      ['Shift+PageDown', 'November 1, 2027'],
      ['Shift+PageUp', 'November 1, 2026'],
      ['ArrowLeft', 'October 31, 2026'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focusedDay, { message: key }).toContain(after);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await getsFocus(button);
    await expect.poll(() => field('Referral date').inputValue()).toBe('11/03/2026');

    await page.keyboard.press('Enter');
    await expect.poll(focusedDay).toContain('November 3, 2026');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await expect.poll(() => field('Referral date').inputValue()).toBe('11/04/2026');
    await getsFocus(button);
  });

  test('offers no day outside its bounds', async () => {
    const opened = await openPiece();
    const calendar = await openCalendar(opened, 'Evaluation date');
    const disabled = (name: string) =>
      calendar.getByRole('button', { name, exact: true }).first().isDisabled();
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

  test('opens at the current day while the text is no date', async () => {
    const opened = await openPiece();
    await opened.field('Referral date').fill('02/30/2026');
    const calendar = await openCalendar(opened, 'Referral date');
    await calendar.getByRole('grid', { name: 'November 2026' }).waitFor();
    expect(await calendar.locator('[aria-selected=true]').count()).toBe(0);
  });

  test('choosing a day takes back the error about the text', async () => {
    const opened = await openPiece();
    const birth = opened.field('Date of birth');
    await birth.fill('02/30/2026');
    await birth.blur();
    await opened.piece.getByText('Invalid date format').waitFor();
    await openCalendar(opened, 'Date of birth');
    await day(opened.page, 'November 12, 2026').click();
    await opened.piece.getByText('Invalid date format').waitFor({ state: 'detached' });
  });

  test('fits on the narrowest phone', async () => {
    const opened = await openPiece({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const calendar = await openCalendar(opened, 'Evaluation date');
    const box = await calendar.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const cell = await day(opened.page, 'November 12, 2026').boundingBox();
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(36);
  });
});

describe('without the file of the calendar', () => {
  const isCalendar = (address: string) => /\/assets\/calendar-(?!da(y|te)-)[^/]*\.js$/.test(address);

  test('the page loads it with the first press only', async () => {
    const page = await pieces.openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const piece = await pieces.loadPiece(page, 'Date input');
    await piece.getByRole('textbox', { name: 'Referral date' }).fill('11/15/2026');
    expect(asked.filter(isCalendar)).toEqual([]);
    await openCalendar({ page, piece }, 'Referral date');
    expect(asked.filter(isCalendar)).toHaveLength(1);
  });

  test('the date can still be typed', async () => {
    const page = await pieces.openPage();
    const { piece, field } = withFields({ page, piece: await pieces.loadPiece(page, 'Date input') });
    await page.route(
      ({ pathname }) => isCalendar(pathname),
      (route) => route.abort(),
    );
    await calendarButton(piece, 'Date of birth').click();
    await page.getByText('The calendar could not be loaded. You can type the date instead.').waitFor();
    await page.keyboard.press('Escape');
    await field('Date of birth').fill('11/15/2026');
    await expect.poll(() => field('Date of birth').inputValue()).toBe('11/15/2026');
  });
});
