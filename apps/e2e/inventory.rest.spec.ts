import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { cell, grid, MOOD, manager, prepareInventory } from './inventory-journey.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { widthOf } from './width-of.ts';

const { openAt } = prepareInventory();

const BEHAVIOR = 'Larkfield Behavior Scales';

const product = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fitsPhoneInBothThemes(page: Page) {
  await page.setViewportSize(PHONE.viewport);
  await expect.poll(() => widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), 'dark').toEqual([]);
}

test('a number that somebody else has changed meanwhile is told, and meant when it is saved again', async () => {
  const page = await openAt('/my-org/license-inventory?lastName=oka');
  const teacherForm = (on: Page, name: string) => cell(on, `${BEHAVIOR}, Teacher form`, name);
  const maren = (on: Page) => teacherForm(on, 'Maren Okafor');
  await maren(page).waitFor();
  expect(await teacherForm(page, 'Tobias Lindqvist').count(), 'the address asks for a last name').toBe(0);
  await maren(page).fill('3');
  const other = await openAt('/my-org/license-inventory');
  await maren(other).fill('2');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(other, 'Saved 1 number').waitFor();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await grid(page).getByText('By now it is 2.').waitFor();
  expect(await obstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Saved 1 number').waitFor();
  await expect.poll(() => maren(page).inputValue()).toBe('3');
  await fitsPhoneInBothThemes(page);
});

test('pooling is turned off, a reclaim says what it moves, an alert is set, and the ledger tells what became of a license', async () => {
  const page = await openAt('/my-org/license-inventory');
  const adaptive = product(page, 'Larkfield Adaptive Profile');
  await adaptive.getByText('Pool Parent form').click();
  const all = adaptive.getByRole('checkbox', { name: 'Pool all features' });
  await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await page
    .getByRole('status')
    .filter({ hasText: `${BEHAVIOR}, Self-report form: 3 uses left` })
    .waitFor();
  const observation = product(page, 'Larkfield Classroom Observation');
  await observation.getByRole('button', { name: 'Reclaim' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Reclaim 4 of Larkfield Classroom Observation?',
  });
  await question.getByRole('button', { name: 'Reclaim 4' }).click();
  await toast(page, '4 of Larkfield Classroom Observation went back to the pool').waitFor();
  await observation.getByRole('button', { name: 'Reclaim' }).waitFor({ state: 'detached' });

  await observation.getByRole('button', { name: 'Alert under 5 of Observation form' }).click();
  const form = page.getByRole('dialog', { name: 'Low-stock alert of Observation form' });
  await form.getByRole('textbox', { name: 'Alert under' }).fill('31');
  await form.getByRole('button', { name: 'Save' }).click();
  await observation.getByText('Low stock').waitFor();

  await observation.getByRole('button', { name: 'Ledger of Observation form' }).click();
  const ledger = page.getByRole('dialog', { name: 'Ledger of Observation form' });
  const newest = ledger.getByRole('listitem').first();
  await newest.getByText('Maren Okafor → Pool').waitFor();
  await newest.getByText(`for Maren Okafor, by ${manager.name}`).waitFor();
});

test('use is narrowed from the address, drawn by month and exported whole', async () => {
  const page = await openAt('/my-org/license-use?entry=CONSUME');
  const filters = page.getByRole('search', { name: 'Filter Uses' });
  await filters.getByRole('button', { name: 'Product' }).click();
  await page.getByRole('menuitemradio', { name: MOOD, exact: true }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('productId')).toBe(true);
  await page.getByRole('navigation', { name: 'Pages of Uses' }).getByText('1–50 of 160').waitFor();
  const plot = page.getByRole('img', { name: /^Consumed by month: 160 in \d+ months, most in / });
  await plot.waitFor();
  await page.getByText('Show the numbers as a table').click();
  await page.getByRole('columnheader', { name: MOOD }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^license-use-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2 + 160);
  expect(lines.slice(2).every((line) => line.includes(`,${MOOD},`) && line.includes(',CONSUME,'))).toBe(true);

  await filters.getByRole('button', { name: 'Period' }).click();
  await page.getByRole('menuitemradio', { name: 'Between two dates' }).click();
  const from = filters.getByRole('textbox', { name: 'From' });
  await from.pressSequentially('01/01/2099');
  await page.getByText('No uses match').last().waitFor();
  await from.fill('');
  await from.pressSequentially('02/03/20');
  await from.press('Enter');
  await filters.getByText('Use a date such as 03/31/2026').waitFor();
  await from.pressSequentially('26');
  await expect.poll(() => new URL(page.url()).searchParams.get('startDate')).toBe('2026-02-03');
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('table', { name: 'Uses' }).waitFor();
  await fitsPhoneInBothThemes(page);
});
