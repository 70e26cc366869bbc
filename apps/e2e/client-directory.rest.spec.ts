import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  actionsOf,
  address,
  button,
  deleteFromMenu,
  deleting,
  names,
  prepareDirectory,
  SEARCH,
  search,
  settled,
  table,
} from './client-directory-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { openDirectory } = prepareDirectory();

const withoutClients = demoAccount('manager@demo.test', 'client-directory');

const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import clients' });
const choose = (page: Page, name: string, content: string) =>
  importDialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(content) });

test('who has no clients imports the first one, once, however often the file is sent; an export that fails says so', async () => {
  const page = await openDirectory(withoutClients);
  await page.getByText('You have no clients yet').waitFor();
  const links = page.getByRole('main').getByRole('link', { name: 'Add client' });
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/clients/add-client', '/clients/add-client']);
  await button(page, 'Import clients').click();
  const dialog = importDialog(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download template' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('clients-template.csv');
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^\uFEFFFirst name,Last name,Date of birth,.*,Comment\r\n$/,
  );

  await choose(page, 'clients.csv', 'First name,Last name\n"Ada,Zweig');
  const alert = dialog.getByRole('alert');
  await alert.getByText('The file could not be read as comma-separated values.').waitFor();
  await alert.getByText('Save it as “CSV UTF-8 (Comma delimited)”').waitFor();
  await choose(page, 'clients.csv', 'Name;Born\nAda Zweig;2015');
  await dialog.getByRole('row', { name: '1 Last name This column is missing' }).waitFor();

  await choose(page, 'one.csv', 'First name,Last name,Date of birth\r\nFay,Onlyonce,01/02/2015');
  const keys: (string | undefined)[] = [];
  await page.route('**/core/api/clients/import', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The server does its work, but the answer is lost on the way.
    await route.fetch();
    await route.abort();
  });
  const submit = dialog.getByRole('button', { name: 'Import 1 client' });
  await submit.click();
  await alert.getByText('The file is still chosen.').waitFor();
  await dialog.getByText('one.csv', { exact: true }).waitFor();
  await submit.click();
  await page.getByText('1 client imported').waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await expect.poll(() => names(page)).toEqual(['Fay Onlyonce']);

  await page.route('**/core/api/clients/export?*', (route) => route.abort());
  await button(page, 'Export').click();
  await page.getByText('The clients could not be exported. Check your connection').waitFor();
});

test('the list is sorted from a menu; search, menu and dialogs are used by keyboard; a deletion that fails says so', async () => {
  const page = await openDirectory(deleting);
  await settled(page);
  await button(page, /^Sort: /).click();
  await page.getByRole('menuitemradio', { name: 'Date added' }).click();
  await expect.poll(() => address(page)).toEqual({ SortBy: 'created' });
  await button(page, 'Sort: Date added').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await settled(page);
  await page.getByRole('banner').getByRole('link').first().focus();
  const [first = ''] = await names(page);
  const opener = button(page, SEARCH);
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await getsFocus(search(page));
  await page.keyboard.type(first.split(' ')[0] ?? '');
  await expect.poll(() => names(page)).toEqual([first]);

  await tabTo(page, actionsOf(page, first));
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('menuitem', { name: 'Open' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete ${first}?` });
  await getsFocus(question.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await getsFocus(actionsOf(page, first));

  await button(page, 'Import').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import clients' });
  await tabTo(page, dialog.getByRole('button', { name: 'Download template' }));
  await tabTo(page, dialog.getByRole('button', { name: 'Choose a file' }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await getsFocus(button(page, 'Import'));

  await page.route('**/core/api/clients/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await (await deleteFromMenu(page, first)).getByRole('button', { name: 'Delete client' }).click();
  await question.getByRole('alert').getByText('The client could not be deleted').waitFor();
  await expect.poll(() => names(page)).toEqual([first]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });

  await table(page).getByRole('link', { name: first }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/clients\/[0-9a-f-]{36}$/);
});
