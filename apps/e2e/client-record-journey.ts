import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { saveButton } from './client-journey.ts';

export const card = (page: Page, title: string) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
export const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });

export async function edit(page: Page) {
  await expect.poll(() => editButton(page).getAttribute('aria-disabled')).toBeNull();
  await editButton(page).click();
  await saveButton(page).waitFor();
}
