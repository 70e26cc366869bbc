import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pieceOn, preparePieces } from './piece.ts';

const WIDE = { viewport: { width: 1440, height: 900 } };

export function prepareLists() {
  const { openPiece } = preparePieces();
  return {
    async openList(query = '', options: BrowserContextOptions = WIDE) {
      const { page } = await openPiece('Data table', options, query);
      return page;
    },
  };
}

export const piece = (page: Page) => pieceOn(page, 'Data table');
export const table = (page: Page) => piece(page).getByRole('table', { name: 'Cases' });
export const clients = (page: Page) => table(page).getByRole('rowheader');
export const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
export const sortButton = (page: Page, name: string) => header(page, name).getByRole('button');
export const range = (page: Page) => piece(page).getByText(/^\d+(–\d+)? of \d+$/);
export const search = (page: Page) => piece(page).getByLabel('Client or case');
export const pager = (page: Page, name: string) => piece(page).getByRole('button', { name, exact: true });
export const checkbox = (page: Page, name: string) =>
  piece(page).getByRole('checkbox', { name, exact: true });
export const bar = (page: Page) => piece(page).getByRole('region', { name: 'Selection' });
export const address = (page: Page) => new URL(page.url()).search;

export async function choose(page: Page, label: string, option: string) {
  const selects = page.locator('[aria-haspopup="listbox"]');
  await piece(page).getByRole('button', { name: label }).and(selects).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function shows(page: Page, rows: string) {
  await expect.poll(() => range(page).innerText()).toBe(rows);
  await expect.poll(() => piece(page).locator('[aria-busy=true]').count()).toBe(0);
}

/** The first row, where its link leads, and a place in the row beside the link. */
export async function firstRow(page: Page) {
  const row = table(page).getByRole('row').nth(1);
  const link = row.getByRole('link', { name: 'Ava Brown' });
  const target = new URL(`${await link.getAttribute('href')}`, page.url()).href;
  // On the row, not on an element in it, because the link covers the whole row.
  return { row, target, status: { position: { x: 800, y: 20 } } };
}
