import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus, hasFocus, tabTo } from '../tab-to.ts';
import {
  address,
  bar,
  checkbox,
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

/** Longer than the search waits for the next letter. */
const LONGEST_PAUSE = 400;

/** Longer than the made-up server takes for its slowest answer. */
const SLOWEST_ANSWER = 1_100;

test('a press on a header sorts, a second one the other way round, and the pager leads through the pages', async () => {
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

  await pager(page, 'Next page').click();
  await shows(page, '13–24 of 60');
  await expect.poll(() => address(page)).toBe('?SortBy=client&Order=desc&Page=2');
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
  await expect.poll(() => address(page)).toBe('?SortBy=client&Order=desc&PageSize=24');
  await expect.poll(() => pager(page, '24 rows per page').getAttribute('aria-pressed')).toBe('true');
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
  await expect.poll(() => range(page).innerText()).toMatch(/^13–/);
  await expect.poll(() => search(page).inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('?RemainingDays=30');
  await page.goBack();
  await expect.poll(() => address(page)).toBe('');
  await shows(page, '1–12 of 60');
  await page.goForward();
  await expect.poll(() => range(page).innerText()).not.toContain('60');
});

test('typing waits for a pause, a late answer never overwrites a newer one, and clearing takes all back', async () => {
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

  await search(page).fill('');
  await shows(page, '1–12 of 60');
  await search(page).pressSequentially('amara ');
  await expect.poll(() => address(page)).toBe('?Name=amara+');
  await search(page).pressSequentially('lindqvist');
  await shows(page, '1–1 of 1');

  await search(page).fill('amara lind');
  await piece(page).getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForTimeout(LONGEST_PAUSE);
  await shows(page, '1–12 of 60');
  await expect.poll(() => search(page).inputValue()).toBe('');
  expect(address(page), 'what was about to be searched is taken back').toBe('');
});

test('when nothing matches, the filters can be cleared', async () => {
  const page = await openList('?Name=zebra&Inactive=true');
  await piece(page).getByText('No cases match').last().waitFor();
  expect(await table(page).count()).toBe(0);
  await piece(page).getByRole('status').getByText('No cases match').waitFor({ state: 'attached' });
  expect(
    await piece(page).getByRole('navigation', { name: 'Pages of Cases' }).count(),
    'a pager with nothing to page through',
  ).toBe(0);
  await piece(page).getByRole('button', { name: 'Clear filters' }).last().press('Enter');
  await shows(page, '1–12 of 60');
  await expect.poll(() => table(page).evaluate((rows) => document.activeElement?.contains(rows))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus is not lost' })
    .toBe('DIV');
  await expect.poll(() => search(page).inputValue()).toBe('');
  await expect.poll(() => address(page)).toBe('');
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

/** The square and the space around it take the press: the input itself is hidden. */
const square = (page: Page, name: string) =>
  piece(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name, exact: true }) });

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

test('a click anywhere in a row follows its link, and the menu at its end opens over the link', async () => {
  const page = await openList();
  await shows(page, '1–12 of 60');
  await piece(page).getByRole('button', { name: 'Actions for Noor Lindqvist' }).first().click();
  await page.getByRole('menu', { name: 'Actions for Noor Lindqvist' }).waitFor();
  await page.getByRole('menuitem', { name: 'Close case' }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => address(page)).toBe('');

  const { row, target, status } = await firstRow(page);
  await row.click(status);
  await expect.poll(() => page.url()).toBe(target);
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
