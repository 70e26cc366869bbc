import { describe, expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { calendarButton, day, drawn, expectKeys, openCalendar, prepareDates } from './date-input-journey.ts';

const { openPiece } = prepareDates();

test('the slashes come and go by themselves, and a key that breaks a rule is not taken', async () => {
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
    ['Backspace', '12/31/202|'],
    ['Backspace', '12/31/20|'],
    ['Backspace', '12/31/2|'],
    ['Backspace', '12/31/|'],
    ['Backspace', '12/3|'],
    ['Backspace', '12/|'],
    ['Backspace', '1|'],
    ['/', '01/|'],
  ]);
});

test('a date that does not exist is reported when the field is left, not before', async () => {
  const opened = await openPiece();
  const { page, piece, field } = opened;
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

  await birth.fill('02/30/2026');
  await birth.blur();
  await piece.getByText('Invalid date format').waitFor();
  await openCalendar(opened, 'Date of birth');
  await day(page, 'November 12, 2026').click();
  await piece.getByText('Invalid date format').waitFor({ state: 'detached' });
});

test('a date can be pasted in another format, and what is no date is not taken', async () => {
  const { page, field } = await openPiece({ permissions: ['clipboard-read', 'clipboard-write'] });
  const birth = field('Date of birth');
  await birth.focus();
  await birth.pressSequentially('01');
  for (const [text, after] of [
    ['next Tuesday', '01/|'],
    ['Nov 15, 2026', '11/15/2026|'],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
    await expect.poll(() => drawn(birth)).toBe(after);
  }
});

describe('the calendar', () => {
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
});
