import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Given, prepareAssessments } from './assessment-journey.ts';
import { submitForm } from './submit-form.ts';

const MOOD = 'lmc-self';

/** Journeys to a form whose answers may not be trusted. */
export function prepareReviews() {
  const journeys = prepareAssessments();
  const { url, give, stateOf } = journeys;
  return {
    ...journeys,
    /** A form with the same answer to every item, given too quickly to have read them. */
    giveHasty: async (): Promise<Given> => {
      const [given] = await give([MOOD]);
      await submitForm(url(), given, '0', 0.2);
      await expect.poll(() => stateOf(given)).toBe('needs-review');
      return given;
    },
  };
}

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

export async function decide(page: Page, title: string, confirm: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spoken about it on the phone');
  await button(dialog, confirm).click();
}
