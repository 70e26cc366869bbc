import type { Locator, Page } from 'playwright-core';

export const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

export const closed = (page: Page) => page.getByRole('listbox').waitFor({ state: 'detached' });

/** The field shows its own text and reads its label out after it. */
export const button = (piece: Locator, label: string) =>
  piece.getByRole('button', { name: new RegExp(` ${label}$`) });
