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
  search,
  settled,
  table,
} from './client-directory-journey.ts';
import { getsFocus } from './tab-to.ts';

const { openDirectory } = prepareDirectory();

const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages of Clients' }).getByRole('status');
const highestAge = (page: Page) => page.getByRole('textbox', { name: 'Highest age' });

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
    await deleted.getByText('No client was deleted in the last 30 days').waitFor();
    await deleted.getByRole('tab', { name: 'Archive' }).click();
    await deleted.getByText('The archive is empty').waitFor();
    await deleted.getByRole('button', { name: 'Close' }).last().click();
    await deleted.waitFor({ state: 'detached' });
    await getsFocus(button(page, 'Deleted clients'));
    await expect.poll(() => names(page)).toEqual(before);
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

  test('three bad lines are named and nothing is imported; the corrected file is, and comes out as it went in', async () => {
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
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
    expect(download.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
    const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFFirst name,Last name,Date of birth,/);
    expect(lines.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
      'Ada Zweig 01/02/2015',
      'Bo Zweig 03/04/2016',
      'Zoë Zweig 05/06/2017',
    ]);
  });
});
