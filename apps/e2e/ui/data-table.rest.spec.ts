import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  address,
  bar,
  choose,
  clients,
  firstRow,
  header,
  pager,
  piece,
  prepareLists,
  range,
  search,
  shows,
  sortButton,
  table,
} from './data-table-journey.ts';

const { openList } = prepareLists();

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

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

test('a page past the end leads back to the first', async () => {
  const page = await openList('?Page=99');
  await piece(page).getByText('There is nothing on this page').waitFor();
  await pager(page, 'Previous page').click();
  await shows(page, '49–60 of 60');
  await page.goBack();
  await piece(page).getByRole('button', { name: 'Go to the first page' }).click();
  await shows(page, '1–12 of 60');
});

test('a click in a row follows its link in a new tab when asked for one', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  const { row, target, status } = await firstRow(page);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    row.click({ ...status, modifiers: ['ControlOrMeta'] }),
  ]);
  await expect.poll(() => opened.url()).toBe(target);
  expect(address(page), 'this tab stays').toBe('');
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
