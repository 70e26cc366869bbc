import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus } from './tab-to.ts';

export const practitioner = demoAccount('practitioner@demo.test', 'client-directory');
/** Their lists are changed here, each by one journey at a time. */
export const deleting = demoAccount('second@demo.test', 'client-directory');
export const importing = demoAccount('individual@demo.test', 'client-directory');

const WIDE = { viewport: { width: 1440, height: 900 } };

export const table = (page: Page) => page.getByRole('table', { name: 'Clients' });
export const names = (page: Page) => table(page).getByRole('rowheader').locator('bdi').allInnerTexts();
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const SEARCH = 'Search clients by name, ID, email or date of birth';
export const search = (page: Page) => page.getByRole('searchbox', { name: SEARCH });
export const lowestAge = (page: Page) => page.getByRole('textbox', { name: 'Lowest age' });
export const actionsOf = (page: Page, name: string) => button(page, `Actions for ${name}`);
export const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Journeys of practitioners to the list of their clients. */
export function prepareDirectory() {
  const journeys = prepareJourneys();

  async function openDirectory(account = practitioner, query = '', options: BrowserContextOptions = WIDE) {
    const page = await journeys.openPageOf(account, options);
    await page.goto(journeys.url(`/clients${query}`));
    await heading(page, 'Client Directory').waitFor();
    return page;
  }

  return { ...journeys, openDirectory };
}

/** The current rows are shown and no newer ones are loading. */
export const settled = async (page: Page) => {
  await table(page).getByRole('rowheader').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
};

export async function openSearch(page: Page) {
  await button(page, SEARCH).click();
  await getsFocus(search(page));
}

export async function deleteFromMenu(page: Page, name: string) {
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await question.waitFor();
  return question;
}
