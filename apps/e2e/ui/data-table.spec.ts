import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus, hasFocus, tabTo } from '../tab-to.ts';
import { pieceOn, preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

/** Longer than the search waits for the next letter. */
const LONGEST_PAUSE = 400;

/** Longer than the made-up server takes for its slowest answer. */
const SLOWEST_ANSWER = 1_100;

const piece = (page: Page) => pieceOn(page, 'Data table');
const table = (page: Page) => piece(page).getByRole('table', { name: 'Cases' });
const clients = (page: Page) => table(page).getByRole('rowheader');
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const sortButton = (page: Page, name: string) => header(page, name).getByRole('button');
const range = (page: Page) => piece(page).getByText(/^\d+(–\d+)? of \d+$/);
const search = (page: Page) => piece(page).getByLabel('Client or case');
const pager = (page: Page, name: string) => piece(page).getByRole('button', { name, exact: true });
const pages = (page: Page) => piece(page).getByRole('navigation', { name: 'Pages of Cases' });
const checkbox = (page: Page, name: string) => piece(page).getByRole('checkbox', { name, exact: true });
const bar = (page: Page) => piece(page).getByRole('region', { name: 'Selection' });
const address = (page: Page) => new URL(page.url()).search;

/** The square and the space around it take the press: the input itself is hidden. */
const square = (page: Page, name: string) =>
  piece(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) });

async function openList(query = '', options: BrowserContextOptions = WIDE) {
  const { page } = await openPiece('Data table', options, query);
  return page;
}

async function choose(page: Page, label: string, option: string) {
  const selects = page.locator('[aria-haspopup="listbox"]');
  await piece(page).getByRole('button', { name: label }).and(selects).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function shows(page: Page, rows: string) {
  await expect.poll(() => range(page).innerText()).toBe(rows);
  await expect.poll(() => piece(page).locator('[aria-busy=true]').count()).toBe(0);
}

test('a press on a header sorts by its column, a second one the other way round', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await expect.poll(() => header(page, 'Days left').getAttribute('aria-sort')).toBe('ascending');

  await sortButton(page, 'Client').click();
  await shows(page, '1–12 of 60');
  await expect.poll(() => header(page, 'Client').getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(() => header(page, 'Days left').getAttribute('aria-sort')).toBe('none');
  await expect.poll(() => clients(page).first().innerText()).toContain('Amara Brown');
  await expect.poll(() => address(page)).toBe('?SortBy=client');

  await sortButton(page, 'Client').click();
  await expect.poll(() => clients(page).first().innerText()).toContain('Wren Whitfield');
  await expect.poll(() => header(page, 'Client').getAttribute('aria-sort')).toBe('descending');
  await expect.poll(() => address(page)).toBe('?SortBy=client&Order=desc');
});

test('the pager leads through the pages and keeps the focus at their end', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await pager(page, 'Next page').click();
  await shows(page, '13–24 of 60');
  await expect.poll(() => address(page)).toBe('?Page=2');
  await expect.poll(() => pager(page, 'Page 2').getAttribute('aria-current')).toBe('page');

  await pager(page, 'Page 5').click();
  await shows(page, '49–60 of 60');
  await expect.poll(() => pager(page, 'Next page').getAttribute('aria-disabled')).toBe('true');
  await pager(page, 'Page 4').click();
  await pager(page, 'Next page').click();
  await shows(page, '49–60 of 60');
  await getsFocus(pager(page, 'Next page'));

  await pager(page, '24 rows per page').click();
  await shows(page, '1–24 of 60');
  await expect.poll(() => clients(page).count()).toBe(24);
  await expect.poll(() => address(page)).toBe('?PageSize=24');
  await expect.poll(() => pager(page, '24 rows per page').getAttribute('aria-pressed')).toBe('true');
});

test('a reload and a shared link restore search, filters, sort, page and page size', async () => {
  const page = await openList('?Page=2');
  await shows(page, '13–24 of 60');
  await search(page).fill('a');
  await expect.poll(() => address(page)).toBe('?Name=a');
  await choose(page, 'Activity', 'Active');
  await sortButton(page, 'Status').click();
  await pager(page, '24 rows per page').click();
  await pager(page, 'Next page').click();
  await expect.poll(() => address(page)).toContain('Page=2');
  const shared = address(page);
  expect(Object.fromEntries(new URLSearchParams(shared))).toEqual({
    Name: 'a',
    Inactive: 'false',
    SortBy: 'status',
    PageSize: '24',
    Page: '2',
  });
  await expect.poll(() => range(page).innerText()).toMatch(/^25–/);
  await expect.poll(() => piece(page).locator('[aria-busy=true]').count()).toBe(0);
  const rows = await clients(page).allInnerTexts();

  await page.reload();
  await expect.poll(() => clients(page).allInnerTexts()).toEqual(rows);
  const other = await openList(shared);
  await expect.poll(() => clients(other).allInnerTexts()).toEqual(rows);
  await expect.poll(() => search(other).inputValue()).toBe('a');
  await expect.poll(() => header(other, 'Status').getAttribute('aria-sort')).toBe('ascending');
});

test('the back button goes from page to page and from filter to filter, not from letter to letter', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await choose(page, 'Days left', 'At most 30');
  await expect.poll(() => address(page)).toBe('?RemainingDays=30');
  await pager(page, 'Next page').click();
  await expect.poll(() => address(page)).toBe('?RemainingDays=30&Page=2');
  await search(page).pressSequentially('br', { delay: 400 });
  await expect.poll(() => address(page)).toBe('?RemainingDays=30&Name=br');

  await page.goBack();
  await expect.poll(() => address(page)).toBe('?RemainingDays=30&Page=2');
  await expect.poll(() => search(page).inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('?RemainingDays=30');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('');
  await shows(page, '1–12 of 60');
  await page.goForward();
  await expect.poll(() => range(page).innerText()).not.toContain('60');
});

test('an address that makes no sense shows the list as if nobody had asked for anything', async () => {
  const page = await openList('?Page=-3&PageSize=7&SortBy=password&Order=up&RemainingDays=soon&Inactive=2');
  await shows(page, '1–12 of 60');
  await expect.poll(() => header(page, 'Days left').getAttribute('aria-sort')).toBe('ascending');
});

test('typing waits for a pause, and a late answer never overwrites a newer one', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await search(page).fill('a');
  await expect.poll(() => address(page)).toBe('?Name=a');
  await search(page).fill('amara lindqvist');
  expect(address(page), 'while typing').toBe('?Name=a');
  await shows(page, '1–1 of 1');
  await expect
    .poll(() => clients(page).allInnerTexts())
    .toEqual([expect.stringContaining('Amara Lindqvist')]);
  await page.waitForTimeout(SLOWEST_ANSWER);
  await expect.poll(() => range(page).innerText(), { message: 'after the late answer' }).toBe('1–1 of 1');
  await expect.poll(() => clients(page).count()).toBe(1);
});

test('a space at the end of a word stays while the next one is being typed', async () => {
  const page = await openList();
  await search(page).pressSequentially('amara ');
  await expect.poll(() => address(page)).toBe('?Name=amara+');
  await search(page).pressSequentially('lindqvist');
  await shows(page, '1–1 of 1');
});

test('clearing the filters also takes back what was about to be searched', async () => {
  const page = await openList('?Name=amara');
  await shows(page, '1–6 of 6');
  await search(page).fill('amara lind');
  await piece(page).getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForTimeout(LONGEST_PAUSE);
  await shows(page, '1–12 of 60');
  await expect.poll(() => search(page).inputValue()).toBe('');
  expect(address(page)).toBe('');
});

test('when nothing matches, the filters can be cleared', async () => {
  const page = await openList('?Name=zebra&Inactive=true');
  await piece(page).getByText('No cases match').last().waitFor();
  expect(await table(page).count()).toBe(0);
  await piece(page).getByRole('status').getByText('No cases match').waitFor({ state: 'attached' });
  expect(await pages(page).count(), 'a pager with nothing to page through').toBe(0);
  await piece(page).getByRole('button', { name: 'Clear filters' }).last().press('Enter');
  await shows(page, '1–12 of 60');
  await expect.poll(() => table(page).evaluate((rows) => document.activeElement?.contains(rows))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is not lost' })
    .toBe('DIV');
  await expect.poll(() => search(page).inputValue()).toBe('');
  await expect.poll(() => address(page)).toBe('');
});

test('a page past the end leads back to the first', async () => {
  const page = await openList('?Page=99');
  await piece(page).getByText('There is nothing on this page').waitFor();
  await pager(page, 'Previous page').click();
  await shows(page, '49–60 of 60');
  await page.goBack();
  await piece(page).getByRole('button', { name: 'Go to the first page' }).click();
  await shows(page, '1–12 of 60');
});

test('nothing yet, an error and a refusal each have their picture, and an error can be retried', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  const server = 'The made-up server answers with';
  await choose(page, server, 'Nothing yet');
  await piece(page).getByText('You have no cases yet').waitFor();
  await piece(page).getByRole('button', { name: 'Add case' }).waitFor();

  await choose(page, server, 'An error');
  const alert = piece(page).getByRole('alert');
  await alert.getByText('The cases could not be loaded').waitFor();
  const reason = alert.getByText('Something went wrong. Please try again later.');
  await reason.waitFor();
  await alert.getByRole('button', { name: /Try again/ }).click();
  await alert.getByRole('progressbar').waitFor();
  await expect.poll(() => reason.isVisible(), { message: 'while it tries' }).toBe(true);
  await alert.getByRole('progressbar').waitFor({ state: 'detached' });
  await expect.poll(() => reason.isVisible(), { message: 'after it' }).toBe(true);

  await choose(page, server, 'A refusal');
  await piece(page).getByText('The cases are not shown to you').waitFor();
  await piece(page).getByText('Your role may not do this.').waitFor();
  expect(await piece(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);

  await choose(page, server, 'Rows');
  await shows(page, '1–12 of 60');
});

/** The positions of the table and its headers on the page, independent of scrolling. */
const placesIn = (page: Page) =>
  piece(page)
    .locator('table, thead th')
    .evaluateAll((all) => {
      // The header moves with the window once it sticks to its edge.
      window.scrollTo(0, 0);
      return all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y: Math.round(y), width, height };
      });
    });

test('the skeleton of the list is where its rows are, so that nothing jumps', async () => {
  // None of these rows has a name that is too long for one line.
  const page = await openList('?SortBy=client');
  await clients(page).nth(11).waitFor();
  const places = await placesIn(page);
  await choose(page, 'The made-up server answers with', 'No answer yet');
  await piece(page).getByRole('status').getByText('Loading Cases…').waitFor({ state: 'attached' });
  await expect.poll(() => table(page).getAttribute('aria-busy')).toBe('true');
  expect(await clients(page).count()).toBe(0);
  await expect.poll(() => placesIn(page)).toEqual(places);
});

test('selected rows are counted in a bar with what can be done with them', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  expect(await bar(page).count()).toBe(0);
  await square(page, 'Select Ava Brown').click();
  // At the edge of the cell: the space around the square belongs to the checkbox, not to the link of the row.
  const cell = table(page)
    .getByRole('cell')
    .filter({ has: page.getByRole('checkbox', { name: 'Select Elijah Okafor' }) });
  await cell.click({ position: { x: 2, y: 2 } });
  await bar(page).getByText('2 selected').waitFor();
  await bar(page).getByRole('button', { name: 'Close cases' }).waitFor();
  const all = checkbox(page, 'Select all on this page');
  await expect.poll(() => all.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true);

  await square(page, 'Select all on this page').click();
  await bar(page).getByText('12 selected').waitFor();
  await square(page, 'Select Ava Brown').click();
  await bar(page).getByText('11 selected').waitFor();
  await expect.poll(() => all.isChecked()).toBe(false);

  await pager(page, 'Next page').click();
  await shows(page, '13–24 of 60');
  expect(await bar(page).count(), 'what one does not see is not selected').toBe(0);
  await square(page, 'Select all on this page').click();
  await bar(page).getByRole('button', { name: 'Clear selection' }).press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => all.isChecked()).toBe(false);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is not lost' })
    .toBe('DIV');
});

test('a click anywhere in a row follows its link, in a new tab when asked for one', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  const row = table(page).getByRole('row').nth(1);
  const link = row.getByRole('link', { name: 'Ava Brown' });
  const target = new URL(`${await link.getAttribute('href')}`, page.url()).href;
  // On the row, not on an element in it, because the link covers the whole row.
  const status = { position: { x: 800, y: 20 } };

  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    row.click({ ...status, modifiers: ['ControlOrMeta'] }),
  ]);
  await expect.poll(() => opened.url()).toBe(target);
  expect(address(page), 'this tab stays').toBe('');

  await row.click(status);
  await expect.poll(() => page.url()).toBe(target);
});

test('the menu at the end of a row opens over the link', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await piece(page).getByRole('button', { name: 'Actions for Noor Lindqvist' }).first().click();
  await page.getByRole('menu', { name: 'Actions for Noor Lindqvist' }).waitFor();
  await page.getByRole('menuitem', { name: 'Close case' }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => address(page)).toBe('');
});

test('the list takes the keyboard alone', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await search(page).focus();
  await tabTo(page, sortButton(page, 'Client'));
  await page.keyboard.press('Enter');
  await expect.poll(() => clients(page).first().innerText()).toContain('Amara Brown');

  const first = checkbox(page, 'Select Amara Brown');
  for (let stop = 0; stop < 10 && !(await hasFocus(first)); stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await bar(page).getByText('1 selected').waitFor();
  await tabTo(page, clients(page).first().getByRole('link'));
  await tabTo(page, piece(page).getByRole('button', { name: 'Actions for Amara Brown' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Close case' }).waitFor();
  await page.keyboard.press('Escape');
  await pager(page, 'Previous page').focus();
  await tabTo(page, pager(page, 'Next page'));
  await page.keyboard.press('Space');
  await shows(page, '13–24 of 60');
});

test('the header stays in sight while the rows pass under it', async () => {
  const page = await openList('?PageSize=36');
  await shows(page, '1–36 of 60');
  await clients(page).nth(30).scrollIntoViewIfNeeded();
  const top = (await header(page, 'Client').boundingBox())?.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(10);
});

test('on a phone the same rows are a list of cards', async () => {
  const page = await openList('', PHONE);
  await shows(page, '1–12 of 60');
  expect(await table(page).count()).toBe(0);
  const cards = piece(page).getByRole('list', { name: 'Cases' }).getByRole('listitem');
  await expect.poll(() => cards.count()).toBe(12);
  const facts = (await cards.first().innerText()).split(/\s*\n\s*/);
  expect(facts).toEqual(
    expect.arrayContaining([
      'Ava Brown',
      'Case',
      'School readiness',
      'Referral',
      '11/05/2025',
      'Status',
      'Open',
    ]),
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'sideways scrolling').toBeLessThanOrEqual(0);

  await piece(page).getByRole('button', { name: 'Sort: Days left' }).tap();
  await page.getByRole('menuitemradio', { name: 'Client' }).tap();
  await expect.poll(() => cards.first().innerText()).toContain('Amara Brown');
  await page.keyboard.press('Escape');
  await piece(page).getByText('Select all on this page').tap();
  await bar(page).getByText('12 selected').waitFor();
  await cards.first().tap({ position: { x: 150, y: 120 } });
  await expect.poll(() => address(page)).toMatch(/^\?case=/);
});
