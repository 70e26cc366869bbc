import type { Page } from 'playwright-core';
import { pieceOn } from './piece.ts';

/** The form that the gallery shows, and what it keeps of a contact that was not saved. */
export const form = (page: Page) => pieceOn(page, 'Form').getByRole('form', { name: 'Contact' });

/** By its label, behind which an asterisk may stand. */
export const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}\\*?$`));

export const offer = (page: Page) => form(page).getByText(/^You have unsaved changes from /);

export const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('hub.draft:')));
