import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  address,
  button,
  deleteFromMenu,
  deleting,
  importing,
  lowestAge,
  names,
  openSearch,
  practitioner,
  prepareDirectory,
  SEARCH,
  search,
  settled,
  table,
} from './client-directory-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openDirectory } = prepareDirectory();

const withoutClients = demoAccount('manager@demo.test', 'client-directory');
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
const LIST = /\/core\/api\/clients\?/;

describe('the list and its address', () => {
  test('the first and the last name are found by how they begin, whatever the case and the accents', async () => {
    const page = await openDirectory();
    await settled(page);
    await openSearch(page);
    await page.keyboard.type('nandu');
    await expect.poll(() => names(page)).toEqual(['José Ñandú Ávila']);
    await search(page).fill('jose n');
    await expect.poll(() => names(page)).toEqual(['José Ñandú Ávila']);
    await search(page).fill('nobody is called so');
    await page.getByText('No clients match', { exact: true }).last().waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.poll(() => address(page)).toEqual({});
    await settled(page);
  });

  test('the list is sorted by what it shows and by what it does not', async () => {
    const page = await openDirectory();
    await settled(page);
    const byLastName = await names(page);
    await expect
      .poll(() =>
        table(page).getByRole('columnheader', { name: 'Client', exact: true }).getAttribute('aria-sort'),
      )
      .toBe('ascending');
    for (const [label, key] of [
      ['First name', 'firstName'],
      ['Date of birth', 'dateOfBirth'],
      ['Last evaluation', 'lastEvaluation'],
      ['Date added', 'created'],
    ] as const) {
      await button(page, /^Sort: /).click();
      await page.getByRole('menuitemradio', { name: label }).click();
      await expect.poll(() => address(page)).toEqual({ SortBy: key });
      await button(page, `Sort: ${label}`).waitFor();
      await settled(page);
      await expect.poll(() => names(page)).not.toEqual(byLastName);
    }
  });

  test('a lowest age above the highest is said under the fields and not asked for', async () => {
    const page = await openDirectory(practitioner, '?MaxAge=10');
    await settled(page);
    const asked: string[] = [];
    page.on('request', (request) => LIST.test(request.url()) && asked.push(request.url()));
    await lowestAge(page).pressSequentially('20');
    const ages = page.getByRole('group', { name: 'Age' });
    await ages.getByText('The lowest age is above the highest').last().waitFor();
    await expect.poll(() => lowestAge(page).getAttribute('aria-invalid')).toBe('true');
    await lowestAge(page).fill('151');
    await ages.getByText('Use a whole number from 0 to 150').last().waitFor();
    expect(asked).toEqual([]);
    expect(address(page)).toEqual({ MaxAge: '10' });
    await lowestAge(page).fill('4');
    await expect.poll(() => address(page)).toEqual({ MinAge: '4', MaxAge: '10' });

    await page.goto(url('/clients?MinAge=20&MaxAge=10'));
    await settled(page);
    await page.getByText('The lowest age is above the highest').last().waitFor();
    await button(page, 'Clear filters').click();
    await expect.poll(() => lowestAge(page).inputValue()).toBe('');
    await expect.poll(() => address(page)).toEqual({});
  });

  test('who has no clients is shown the ways to the first one', async () => {
    const page = await openDirectory(withoutClients);
    await page.getByText('You have no clients yet').waitFor();
    const links = page.getByRole('main').getByRole('link', { name: 'Add client' });
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(['/clients/add-client', '/clients/add-client']);
    await button(page, 'Import clients').click();
    await page.getByRole('dialog', { name: 'Import clients' }).waitFor();
  });

  test('on a phone the clients are cards and the lesser actions a menu', async () => {
    const page = await openDirectory(practitioner, '?Name=nandu', PHONE);
    const cards = page.getByRole('list', { name: 'Clients' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(1);
    const facts = (await cards.innerText()).split(/\s*\n\s*/);
    expect(facts).toEqual(
      expect.arrayContaining([
        'José Ñandú Ávila',
        'Client ID',
        'Date of birth',
        'Email',
        'Last evaluation',
        '—',
      ]),
    );
    expect(await table(page).count()).toBe(0);
    await button(page, 'More actions').tap();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Import', 'Export', 'Screenings', 'Deleted clients']);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('deleting', () => {
  test('a deletion that fails says so and can be tried again', async () => {
    const page = await openDirectory(deleting);
    await settled(page);
    const [, , third = ''] = await names(page);
    await page.route('**/core/api/clients/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    const question = await deleteFromMenu(page, third);
    await question.getByRole('button', { name: 'Delete client' }).click();
    await question.getByRole('alert').getByText('The client could not be deleted').waitFor();
    await expect.poll(() => names(page)).toContain(third);
  });
});

describe('files', () => {
  const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import clients' });
  const choose = (page: Page, name: string, content: string | Buffer) =>
    importDialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(content) });
  const openImport = async (page: Page) => {
    await settled(page);
    await button(page, 'Import').click();
    await importDialog(page).waitFor();
    return importDialog(page);
  };

  test('an export that fails says so', async () => {
    const page = await openDirectory();
    await settled(page);
    await page.route('**/core/api/clients/export?*', (route) => route.abort());
    await button(page, 'Export').click();
    await page.getByText('The clients could not be exported. Check your connection').waitFor();
  });

  test('the template has the names of the columns', async () => {
    const page = await openDirectory(importing);
    const dialog = await openImport(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download template' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('clients-template.csv');
    expect(await readFile(await download.path(), 'utf8')).toMatch(
      /^\uFEFFFirst name,Last name,Date of birth,.*,Comment\r\n$/,
    );
  });

  const HEAD = 'First name,Last name,Date of birth,Email,Comment';
  const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

  test('a file that is no table says what to do next', async () => {
    const page = await openDirectory(importing);
    const dialog = await openImport(page);
    await choose(page, 'clients.csv', 'First name,Last name\n"Ada,Zweig');
    const alert = dialog.getByRole('alert');
    await alert.getByText('The file could not be read as comma-separated values.').waitFor();
    await alert.getByText('Save it as “CSV UTF-8 (Comma delimited)”').waitFor();
    await choose(page, 'clients.csv', 'Name;Born\nAda Zweig;2015');
    await dialog.getByRole('row', { name: '1 Last name This column is missing' }).waitFor();
  });

  test('an import without an answer keeps the file, and is done once however often it is sent', async () => {
    const page = await openDirectory(importing);
    const dialog = await openImport(page);
    await choose(page, 'one.csv', fileOf('Fay,Onlyonce,01/02/2015,,'));
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
    await dialog.getByRole('alert').getByText('The file is still chosen.').waitFor();
    await dialog.getByText('one.csv', { exact: true }).waitFor();
    await submit.click();
    await page.getByText('1 client imported').waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await page.goto(url('/clients?Name=onlyonce'));
    await expect.poll(() => names(page)).toEqual(['Fay Onlyonce']);
  });
});

test('search, menu and dialogs are used by keyboard alone', async () => {
  const page = await openDirectory(deleting);
  await settled(page);
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

  await table(page).getByRole('link', { name: first }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/clients\/[0-9a-f-]{36}$/);
});
