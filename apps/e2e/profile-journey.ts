import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';

const second = demoAccount('second@demo.test');
export const manager = demoAccount('manager@demo.test');

/** Journeys to the profile, on a hub of their own: they change people whom all other files share. */
export function prepareProfiles() {
  const journeys = prepareJourneys({ environment: { FEATURES: 'billing' } });
  const { url, openPageOf } = journeys;
  return {
    ...journeys,
    openProfile: async (account = second, options: BrowserContextOptions = WIDE) => {
      const page = await openPageOf(account, { reducedMotion: 'reduce', ...options });
      await page.goto(url('/profile'));
      await heading(page, 'Account information').waitFor();
      return page;
    },
    mails: async (page: Page, to: string): Promise<{ subject: string; text: string }[]> => {
      const answer = await page.request.get(url('/dev/mail.json'));
      const { items } = (await answer.json()) as { items: { to: string; subject: string; text: string }[] };
      return items.filter((mail) => mail.to === to);
    },
  };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** By the input name in the specification. */
export const input = (within: Page | Locator, name: string) => within.locator(`input[name="${name}"]`);
export const edit = (page: Page) => button(page, 'Edit');
export const save = (page: Page) => button(page, 'Save changes');
/** The value of a fact, by its name. */
export const fact = (page: Page, name: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
