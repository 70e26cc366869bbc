import type { Page } from 'playwright-core';
import { prepareClients } from './client-journey.ts';
import { type Account, demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';

export const manager = demoAccount('manager@demo.test', 'library');

export const BEHAVIOR = 'Larkfield Behavior Scales';

/** Journeys to the products of an organization. */
export function prepareLibrary() {
  const journeys = prepareClients('library');
  const { url, openPageOf } = journeys;

  async function openProduct(page: Page, name: string) {
    await page.goto(url('/library'));
    await cards(page).getByRole('link', { name }).click();
    await heading(page, name).waitFor();
  }

  return {
    ...journeys,
    openProduct,
    openProductAs: async (account: Account, name: string) => {
      const page = await openPageOf(account);
      await openProduct(page, name);
      return page;
    },
  };
}

export const cards = (page: Page) => page.getByRole('list', { name: 'Products' });
export const card = (page: Page, name: string) =>
  cards(page).getByRole('listitem').filter({ hasText: name }).first();

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const feature = (page: Page, name: string) =>
  section(page, 'What can be licensed')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
