import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { button, formItem, prepareInPerson } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';

const { url, openCase } = prepareInPerson();

async function choose(page: Page, label: string, option: string | RegExp) {
  await button(page, new RegExp(label)).click();
  await page.getByRole('option', { name: option }).click();
}

test('on a phone consent is recorded, and axe finds nothing', async () => {
  const { page } = await openCase([], PHONE);
  await button(page, 'Record consent').click();
  const dialog = page.getByRole('dialog', { name: 'Record consent' });
  await choose(page, 'Who gave it', /\(client\)/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await obstacles(page)).toEqual([]);
  await button(dialog, 'Record consent').click();
  await page.getByRole('list', { name: 'Consent' }).getByText('In force').waitFor();
});

test('axe finds nothing where consent is missing, is recorded, and was withdrawn', async () => {
  const { page, lastName, caseId } = await openCase(['lmc-self']);
  await button(page, 'Add assessments').click();
  await page.getByText('No consent to assessments is recorded in this case.').waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Record consent').click();
  const dialog = page.getByRole('dialog', { name: 'Record consent' });
  await choose(page, 'Who gave it', new RegExp(`Odo ${lastName}`));
  await choose(page, 'With what authority', 'As a parent');
  expect(await obstacles(page)).toEqual([]);
  await button(dialog, 'Record consent').click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(url(`/cases/${caseId}`));
  await button(page.getByRole('list', { name: 'Consent' }), /^Withdraw/).click();
  const question = page.getByRole('dialog', { name: 'Withdraw consent?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Moved away.');
  await button(question, 'Withdraw consent').click();
  await button(question, 'Withdraw consent and forms').click();
  await formItem(page, 'LMC Self-report form').getByText('Withdrawn').waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' })).toEqual([]);
});
