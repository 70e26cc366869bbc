import { displayDate } from '@hub/contract/dates/date-display';
import { todayIn } from '@hub/contract/dates/today';
import type { Locator, Page } from 'playwright-core';
import { heading } from './heading.ts';

export const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

export async function beginPaper(page: Page) {
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Enter from paper' }).click();
  await heading(page, 'Enter from paper').waitFor();
}

/** The key for an item, counted from 1; `others` has the exceptions. */
export const keyOf = (number: number, others: Record<number, string> = {}) =>
  others[number] ?? String(1 + (number % 3));

/** Says that the paper was filled in today. */
export async function finish(page: Page) {
  await page
    .getByRole('textbox', { name: 'Date of completion' })
    .fill(displayDate(todayIn('America/Chicago', new Date())));
  await button(page, 'Finish and score').click();
  await page.getByRole('region', { name: 'Table of scores' }).waitFor();
}
