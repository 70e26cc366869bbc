import { search } from '@hub/contract/core/search';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { announceMaintenanceAgain, PHONE, prepareClients } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { getsFocus } from './tab-to.ts';
import { widthOf } from './width-of.ts';

const { openAt } = prepareClients('quick-search');

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search (Ctrl K)' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search clients, cases, assessments and products' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const result = (page: Page, name: string) => dialog(page).getByRole('menuitem', { name });

test('a case is found by a word and opens on a phone; a product by its acronym; what fails or finds nothing says so', async () => {
  const page = await openAt('/clients', { ...PHONE, reducedMotion: 'reduce' });
  await opener(page).tap();
  await input(page).pressSequentially('language scr');
  const found = result(page, 'Speech and language screening').first();
  await expect.poll(() => found.textContent()).toContain('Case of ');
  await expect.poll(() => widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' })).toEqual([]);
  await found.tap();
  await page.waitForURL(/\/cases\/[\w-]{36}$/);

  // The search opens by its keys while a toast is shown, too.
  await announceMaintenanceAgain(page);
  await opener(page).waitFor();
  await page.keyboard.press('Control+k');
  await getsFocus(input(page));
  await input(page).pressSequentially('zzzzzz');
  await dialog(page).getByText('Nothing found for “zzzzzz”.').waitFor();
  await page.route(`**${search.path}*`, (route) => route.fulfill({ status: 500, json: {} }));
  // Earlier results are cached, so this searches for another text.
  await input(page).fill('yyyyyy');
  await dialog(page)
    .getByText(/^The search did not work\./)
    .waitFor();
  await page.unroute(`**${search.path}*`);
  await input(page).fill('lbs');
  const products = dialog(page).getByRole('group', { name: 'Products' });
  await expect.poll(() => products.getByRole('menuitem').first().textContent()).toContain('Product LBS-2');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/library\/[\w-]{36}$/);
});
