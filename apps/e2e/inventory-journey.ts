import type { Page } from 'playwright-core';
import { WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';

export const manager = demoAccount('manager@demo.test', 'inventory');

export const MOOD = 'Larkfield Mood Check';

/** Journeys of a manager to the licenses of the organization. */
export function prepareInventory() {
  const { url, openPageOf } = prepareJourneys();
  return {
    openAt: async (path: string, options: object = WIDE, account = manager) => {
      const page = await openPageOf(account, { reducedMotion: 'reduce', ...options });
      await page.goto(url(path));
      return page;
    },
  };
}

export const grid = (page: Page) => page.getByRole('grid', { name: 'Assignments' });
export const cell = (page: Page, feature: string, person: string) =>
  grid(page).getByRole('textbox', { name: `${feature}, ${person}`, exact: true });
