import { search } from '@hub/contract/core/search';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareClients, someLastName } from './client-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, openRecord } = prepareClients('quick-search');

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search (Ctrl K)' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Search clients, cases, assessments and products' });
const input = (page: Page) => dialog(page).getByRole('searchbox');
const chosen = (page: Page) =>
  dialog(page)
    .locator('[role=menuitem][data-focused]')
    .evaluateAll((items) => items.map((item) => item.textContent));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a client is found and opened by keys alone, and comes first the next time', async () => {
  const lastName = someLastName();
  const { page } = await openRecord({ firstName: 'Ottoline', lastName });
  const name = `Ottoline ${lastName}`;
  await page.goto(url('/clients'));
  await opener(page).waitFor();

  await page.keyboard.press('Control+k');
  await getsFocus(input(page));
  await dialog(page)
    .getByText('Type a name, a client ID, an email or a date of birth, or open what you opened lately.')
    .waitFor();
  await dialog(page).getByRole('group', { name: 'Recent' }).waitFor();
  await page.keyboard.type(lastName.slice(0, -1).toUpperCase());
  await dialog(page).getByText('1 result', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, name).waitFor();
  await dialog(page).waitFor({ state: 'detached' });

  await opener(page).click();
  await getsFocus(input(page));
  await expect.poll(() => input(page).inputValue(), { message: 'what was searched for before' }).toBe('');
  await expect.poll(() => dialog(page).getByRole('menuitem').first().textContent()).toContain(name);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen(page)).toEqual([expect.stringContaining(name)]);
  const said = `${name} ${await dialog(page).getByRole('menuitem').first().locator('span > span').last().innerText()}`;
  await dialog(page).getByRole('menuitem', { name: said, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
});

/**
 * Types a search whose answer is held until it is released; the recent records stay on the screen meanwhile.
 */
async function searchSlowly(page: Page, typed: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${search.path}?*`, async (route) => {
    await held;
    await route.continue();
  });
  await opener(page).waitFor();
  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('group', { name: 'Recent' }).waitFor();
  await page.keyboard.type(typed);
  await dialog(page).getByText('Searching…').waitFor();
  return release;
}

test('Enter before the answer opens what was typed, not what was there before', async () => {
  const lastName = someLastName();
  await openRecord({ lastName });
  const { page } = await openRecord();
  const release = await searchSlowly(page, lastName);
  await page.keyboard.press('Enter');
  release();
  await heading(page, `Zora ${lastName}`).waitFor();
  await dialog(page).waitFor({ state: 'detached' });
});

test('whoever closes the search after Enter stays where they are', async () => {
  const { page } = await openRecord();
  // None of the results is here.
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await heading(page, 'Library').waitFor();
  const release = await searchSlowly(page, 'nobody');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  release();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(url('/library'));
});
