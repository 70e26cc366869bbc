import type { Page } from 'playwright-core';
import { pieceOn } from './piece.ts';

/** The gallery's contact form. */
export const form = (page: Page) => pieceOn(page, 'Form').getByRole('form', { name: 'Contact' });

/** By its label; an asterisk may follow the label. */
export const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}\\*?$`));

export const offer = (page: Page) => form(page).getByText(/^You have unsaved changes from /);

export const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('hub.draft:')));
