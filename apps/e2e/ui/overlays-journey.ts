import type { Locator, Page } from 'playwright-core';
import type { preparePieces } from './piece.ts';

type Pieces = Pick<ReturnType<typeof preparePieces>, 'openPage' | 'loadPiece'>;

export const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

export const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your changes will be lost.' });

export const toasts = (page: Page) => page.getByRole('alertdialog');
export const shownToasts = (page: Page) => toasts(page).getByRole('alert').allInnerTexts();

/** The piece of the toasts at an hour that stands still. What is loaded with the first toast is there. */
export async function openToasts({ openPage, loadPiece }: Pieces) {
  const page = await openPage();
  await page.clock.install({ time: '2026-11-15T12:00:00Z' });
  const piece = await loadPiece(page, 'Toast');
  await press(piece, 'Show neutral');
  await toasts(page).waitFor();
  await press(piece, 'Close all');
  await toasts(page).waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await page.clock.pauseAt('2026-11-15T13:00:00Z');
  return { page, piece };
}
