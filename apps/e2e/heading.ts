import type { Page } from 'playwright-core';

/** The title of the page, which identifies it. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
