import type { Page } from 'playwright-core';
import { WIDE } from './client-journey.ts';
import { type Account, demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';

export const practitioner = demoAccount('practitioner@demo.test');
const MOOD = 'Larkfield Mood Check';

/** Journeys to a product whose form can be previewed. */
export function prepareProducts() {
  const { url, openPageOf } = prepareJourneys();

  return async function openProduct(account: Account) {
    const page = await openPageOf(account, WIDE);
    await page.goto(url('/library'));
    await page.getByRole('list', { name: 'Products' }).getByRole('link', { name: MOOD }).click();
    await heading(page, MOOD).waitFor();
    return page;
  };
}

export const opener = (page: Page) => page.getByRole('button', { name: 'Preview Self-report form' });
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Preview: Self-report form' });

export async function openPreview(page: Page) {
  await opener(page).click();
  const form = dialogOf(page).frameLocator('iframe');
  await form.getByRole('heading', { level: 1, name: 'Self-report form' }).waitFor();
  return {
    form,
    press: (name: string) => form.getByRole('button', { name, exact: true }).click(),
    speak: (language: string) => form.getByRole('combobox').selectOption(language),
  };
}
