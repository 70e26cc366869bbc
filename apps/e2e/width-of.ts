import type { Page } from 'playwright-core';

/** In pixels; more than the window has when the page is scrolled sideways. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
