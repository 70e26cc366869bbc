import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const practitioner = demoAccount('practitioner@demo.test', 'client-directory');
const withoutClients = demoAccount('manager@demo.test', 'client-directory');
/** Their lists are changed here, each by one journey at a time. */
const deleting = demoAccount('second@demo.test', 'client-directory');
const importing = demoAccount('individual@demo.test', 'client-directory');

const { url, openPageOf } = prepareJourneys();

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

const LIST = /\/core\/api\/clients\?/;

const table = (page: Page) => page.getByRole('table', { name: 'Clients' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const names = (page: Page) => table(page).getByRole('rowheader').locator('bdi').allInnerTexts();
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages of Clients' }).getByRole('status');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const SEARCH = 'Search clients by name, ID, email or date of birth';
const search = (page: Page) => page.getByRole('searchbox', { name: SEARCH });
const lowestAge = (page: Page) => page.getByRole('textbox', { name: 'Lowest age' });
const highestAge = (page: Page) => page.getByRole('textbox', { name: 'Highest age' });
const actionsOf = (page: Page, name: string) => button(page, `Actions for ${name}`);
const address = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function openDirectory(account = practitioner, query = '', options: BrowserContextOptions = WIDE) {
  const page = await openPageOf(account, options);
  await page.goto(url(`/clients${query}`));
  await heading(page, 'Client Directory').waitFor();
  return page;
}

/** The current rows are shown and no newer ones are loading. */
const settled = async (page: Page) => {
  await table(page).getByRole('rowheader').first().waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
};

async function openSearch(page: Page) {
  await button(page, SEARCH).click();
  await getsFocus(search(page));
}

async function deleteFromMenu(page: Page, name: string) {
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await question.waitFor();
  return question;
}

describe('the list and its address', () => {
  test('a reload, a shared link and the back button restore ages, sort, page and search', async () => {
    const page = await openDirectory();
    await settled(page);
    await lowestAge(page).pressSequentially('5');
    await highestAge(page).pressSequentially('60');
    await expect.poll(() => address(page)).toEqual({ MinAge: '5', MaxAge: '60' });
    await table(page).getByRole('button', { name: 'Date of birth' }).click();
    await button(page, 'Next page').click();
    const shared = { MinAge: '5', MaxAge: '60', SortBy: 'dateOfBirth', Page: '2' };
    await expect.poll(() => address(page)).toEqual(shared);
    await expect.poll(() => range(page).innerText()).toMatch(/^13–24 of \d+$/);
    await settled(page);
    const second = await names(page);
    const ages = (await rows(page).allInnerTexts()).map((text) => Number(/age\s(\d+)/.exec(text)?.[1]));
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...ages)).toBeLessThanOrEqual(60);

    await page.reload();
    await expect.poll(() => names(page)).toEqual(second);
    await expect.poll(() => lowestAge(page).inputValue()).toBe('5');
    const other = await openDirectory(practitioner, new URL(page.url()).search);
    await expect.poll(() => names(other)).toEqual(second);
    await expect.poll(() => highestAge(other).inputValue()).toBe('60');

    await openSearch(page);
    await page.keyboard.type('mer', { delay: 30 });
    await expect
      .poll(() => address(page))
      .toEqual({
        Name: 'mer',
        MinAge: '5',
        MaxAge: '60',
        SortBy: 'dateOfBirth',
      });
    await expect.poll(() => names(page)).toEqual(['Tamsin Merriweather']);
    await page.goBack();
    await expect.poll(() => address(page)).toEqual(shared);
    await expect.poll(() => names(page)).toEqual(second);
    await expect.poll(() => search(page).inputValue()).toBe('');
  });

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

  test('a late answer never takes the place of a newer one', async () => {
    const page = await openDirectory();
    await settled(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAnswered = false;
    await page.route(LIST, async (route) => {
      const isFirst = new URL(route.request().url()).searchParams.get('Name') === 's';
      if (isFirst) await held;
      await route.continue().catch(() => {});
      isAnswered ||= isFirst;
    });
    await openSearch(page);
    const asked = page.waitForRequest((request) => request.url().includes('Name=s&'));
    await page.keyboard.type('s');
    await asked;
    await page.keyboard.type('tel');
    await expect.poll(() => names(page)).toHaveLength(1);
    const newer = await names(page);
    expect(newer[0]).toMatch(/^Stellan /);
    release();
    await expect.poll(() => isAnswered).toBe(true);
    await page.waitForTimeout(500);
    await expect.poll(() => names(page)).toEqual(newer);
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

  test('a list that does not come can be asked for again', async () => {
    const page = await openPageOf(practitioner, WIDE);
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(url('/clients'));
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('The clients could not be loaded').waitFor();
    await page.unroute(LIST);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await settled(page);
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
  test('a client is deleted from its row, brought back at once, and brought back later', async () => {
    const page = await openDirectory(deleting);
    await settled(page);
    const before = await names(page);
    const [first = '', second = ''] = before;

    const question = await deleteFromMenu(page, first);
    await question
      .getByText('contacts, education, demographic data and comments are hidden with it')
      .waitFor();
    await question.getByText('You can restore it for 30 days').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await getsFocus(actionsOf(page, first));
    await expect.poll(() => names(page)).toEqual(before);

    await (await deleteFromMenu(page, first)).getByRole('button', { name: 'Delete client' }).click();
    const toast = page.getByRole('alertdialog').filter({ hasText: `${first} was deleted` });
    await toast.waitFor();
    await expect.poll(() => names(page)).toEqual(before.slice(1));
    await getsFocus(table(page).getByRole('link', { name: second }));
    await toast.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`${first} was restored`).waitFor();
    await expect.poll(() => names(page)).toEqual(before);

    await (await deleteFromMenu(page, second)).getByRole('button', { name: 'Delete client' }).click();
    await expect.poll(() => names(page)).toEqual(before.filter((name) => name !== second));
    await button(page, 'Deleted clients').click();
    const deleted = page.getByRole('dialog', { name: 'Deleted clients' });
    const item = deleted.getByRole('listitem').filter({ hasText: second });
    await expect
      .poll(() => item.innerText())
      .toMatch(
        /Date of birth\n+\d\d\/\d\d\/\d{4}\n+Deleted on\n+\d\d\/\d\d\/\d{4}\n+Restorable until\n+\d\d\/\d\d\/\d{4}/,
      );
    await item.getByRole('button', { name: `Restore ${second}` }).click();
    await deleted.getByText('No client can be restored').waitFor();
    await deleted.getByRole('button', { name: 'Close' }).last().click();
    await deleted.waitFor({ state: 'detached' });
    await getsFocus(button(page, 'Deleted clients'));
    await expect.poll(() => names(page)).toEqual(before);
  });

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

  test('an export has the clients that match, on every page, and no others', async () => {
    const page = await openDirectory(practitioner, '?MinAge=20&MaxAge=50&PageSize=36');
    await settled(page);
    const shown = await names(page);
    expect(shown.length).toBeGreaterThan(12);
    await page.goto(url('/clients?MinAge=20&MaxAge=50'));
    await settled(page);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
    expect(download.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFFirst name,Last name,Date of birth,/);
    const clients = lines.filter((line) => /^[^,]+,[^,]+,\d\d\/\d\d\/\d{4},/.test(line));
    expect(clients.map((line) => line.split(',').slice(0, 2).join(' '))).toEqual(shown);
  });

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
  const GOOD = [
    'Ada,Zweig,01/02/2015,ada@demo.test,',
    'Bo,Zweig,03/04/2016,,“quiet”',
    'Zoë,Zweig,05/06/2017,,',
  ];
  const BAD = ['Cy,,01/02/2015,,', 'Di,Zweig,02/30/2015,,', 'Ed,Zweig,01/02/2015,ed(at)demo.test,'];
  const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
  /** In the Windows encoding, as older spreadsheets save it. */
  const inWindows = (text: string) =>
    Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94'), 'latin1');

  test('three bad lines are named and nothing is imported; the corrected file is', async () => {
    const page = await openDirectory(importing);
    const dialog = await openImport(page);
    const before = await range(page).innerText();
    const submit = dialog.getByRole('button', { name: /^Import/ });
    await expect.poll(() => submit.getAttribute('aria-disabled')).toBe('true');

    await choose(page, 'clients.csv', fileOf(...GOOD, ...BAD));
    await dialog.getByText('3 faults in a file of 6 clients').waitFor();
    const faults = dialog.getByRole('table', { name: 'Faults' }).getByRole('row');
    await expect
      .poll(() => faults.allInnerTexts())
      .toEqual([
        'Line\tColumn\tWhat is wrong',
        '5\tLast name\tThis field is required',
        '6\tDate of birth\tInvalid date format',
        '7\tEmail\tInvalid email format',
      ]);
    const refused = dialog.getByRole('button', { name: 'Import 6 clients' });
    await refused.hover({ force: true });
    await page.getByRole('tooltip').getByText('Correct the 3 faults in the file first').waitFor();
    await refused.click({ force: true });
    await expect.poll(() => dialog.isVisible()).toBe(true);

    await choose(page, 'corrected.csv', inWindows(fileOf(...GOOD)));
    await dialog.getByText('3 clients found').waitFor();
    await dialog.getByRole('button', { name: 'Import 3 clients' }).click();
    await page.getByText('3 clients imported').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const total = (text: string) => Number(text.split(' of ')[1]);
    await expect.poll(async () => total(await range(page).innerText())).toBe(total(before) + 3);
    await openSearch(page);
    await page.keyboard.type('zweig');
    await expect.poll(() => names(page)).toEqual(['Ada Zweig', 'Bo Zweig', 'Zoë Zweig']);

    await button(page, 'Import').click();
    await choose(page, 'again.csv', fileOf(GOOD[0] ?? ''));
    await dialog.getByText('Line 2 (Ada Zweig)').waitFor();
  });

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
