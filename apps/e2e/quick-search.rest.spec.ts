import { search } from '@hub/contract/core/search';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, prepareClients } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';

const { url, openAt, openPageOf } = prepareClients('quick-search');

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search (Ctrl K)' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search clients, cases, assessments and products' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const result = (page: Page, name: string) => dialog(page).getByRole('menuitem', { name });

test('cases are found by a word of their name, and open on a phone', async () => {
  const page = await openAt('/clients', { ...PHONE, reducedMotion: 'reduce' });
  await opener(page).tap();
  await input(page).pressSequentially('language scr');
  const found = result(page, 'Speech and language screening').first();
  await expect.poll(() => found.textContent()).toContain('Case of ');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' })).toEqual([]);
  await found.tap();
  await page.waitForURL(/\/cases\/[\w-]{36}$/);
});

test('a product is found by its acronym, and leads to the library', async () => {
  const page = await openAt('/clients');
  await opener(page).waitFor();
  await page.keyboard.press('Control+k');
  await input(page).pressSequentially('lbs');
  const products = dialog(page).getByRole('group', { name: 'Products' });
  await expect.poll(() => products.getByRole('menuitem').first().textContent()).toContain('Product LBS-2');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/library\/[\w-]{36}$/);
});

test('a search without a match, and one that fails, say so', async () => {
  const page = await openAt('/clients');
  await opener(page).waitFor();
  await page.keyboard.press('Control+k');
  await input(page).pressSequentially('zzzzzz');
  await dialog(page).getByText('Nothing found for “zzzzzz”.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.route(`**${search.path}*`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.keyboard.press('Control+k');
  // Earlier results are cached, so this searches for another text.
  await input(page).pressSequentially('yyyyyy');
  await dialog(page)
    .getByText(/^The search did not work\./)
    .waitFor();
});

test('reminders are turned off in the profile, and stay off', async () => {
  const page = await openPageOf(demoAccount('individual@demo.test', 'quick-search'));
  await page.goto(url('/profile'));
  const reminders = page.getByRole('switch', { name: 'Remind me of cases that expire' });
  await expect.poll(() => reminders.isChecked()).toBe(true);
  await reminders.focus();
  await page.keyboard.press('Space');
  await toast(page, 'Reminders are off').waitFor();
  await page.reload();
  await expect.poll(() => reminders.isChecked()).toBe(false);
  await page.route('**/users/reminders', (route) => route.abort());
  await reminders.focus();
  await page.keyboard.press('Space');
  await toast(page, /^Your choice could not be saved\./).waitFor();
  await expect.poll(() => reminders.isChecked()).toBe(false);
});
