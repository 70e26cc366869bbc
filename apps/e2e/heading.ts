import type { Page } from 'playwright-core';

/** The title on the page, by which one knows which page it is. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
