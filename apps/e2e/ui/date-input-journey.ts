import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { preparePieces } from './piece.ts';

export function prepareDates() {
  const { openPiece, ...pieces } = preparePieces();
  return {
    ...pieces,
    openPiece: async (options?: BrowserContextOptions) => withFields(await openPiece('Date input', options)),
  };
}

export const withFields = ({ page, piece }: { page: Page; piece: Locator }) => ({
  page,
  piece,
  field: (name: string) => piece.getByRole('textbox', { name, exact: true }),
});

export const calendarButton = (piece: Locator, name: string) =>
  piece.getByRole('button', { name: `Open calendar for ${name}`, exact: true });

export const day = (page: Page, name: string) => page.getByRole('gridcell').getByRole('button', { name });

export async function openCalendar({ page, piece }: { page: Page; piece: Locator }, name: string) {
  await calendarButton(piece, name).click();
  const calendar = page.getByRole('dialog', { name: `Calendar for ${name}` });
  await calendar.getByRole('grid').waitFor();
  return calendar;
}

/** The text with a bar where the caret is. */
export const drawn = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    const selected = start === end ? '|' : `[${value.slice(start, end)}]`;
    return value.slice(0, start) + selected + value.slice(end);
  });

/** Presses the keys one by one and compares the text after each. */
export async function expectKeys(page: Page, field: Locator, steps: [key: string, after: string][]) {
  for (const [key, after] of steps) {
    await page.keyboard.press(key);
    expect(`${key}: ${await drawn(field)}`).toBe(`${key}: ${after}`);
  }
}
