import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cell, grid, MOOD, prepareInventory } from './inventory-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { openAt } = prepareInventory();

const featureRow = (page: Page, productName: string, feature: string) =>
  grid(page).getByRole('row').filter({ hasText: productName }).filter({ hasText: feature });

test('the grid is edited by keys like a sheet, and saved whole or not at all', async () => {
  const page = await openAt('/my-org/license-inventory');
  const mood = (person: string) => cell(page, `${MOOD}, Self-report form`, person);
  const tobias = mood('Tobias Lindqvist');
  const row = featureRow(page, MOOD, 'Self-report form');
  await row.getByText('86 left in the pool').waitFor();

  await mood('Priya Castellanos').focus();
  await page.keyboard.press('Tab');
  await getsFocus(tobias);
  await page.keyboard.type('999');
  await row.getByText('913 too few in the pool').waitFor();
  await page.keyboard.press('Enter');
  await getsFocus(cell(page, 'Larkfield Practice Training, Training seat', 'Tobias Lindqvist'));
  await page.keyboard.press('ArrowUp');
  await getsFocus(tobias);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('5');
  await page.getByText('2 changes', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await row.getByText('The pool has 913 too few.').waitFor();
  await getsFocus(tobias);
  await page.getByRole('alert').filter({ hasText: 'Nothing was saved' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => tobias.inputValue()).toBe('0');
  await row.getByText('81 left in the pool').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toast(page, 'Saved 1 number').waitFor();

  await page.reload();
  await row.getByText('81 left in the pool').waitFor();
  await expect.poll(() => mood('Maren Okafor').inputValue()).toBe('5');
});
