import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { button, formItem, prepareInPerson } from './in-person-journey.ts';

const { openCase } = prepareInPerson();

async function choose(page: Page, label: string, option: string | RegExp) {
  await button(page, new RegExp(label)).click();
  await page.getByRole('option', { name: option }).click();
}

test('consent is missed, recorded where forms are sent, and withdrawn with the forms that are out', async () => {
  const { page, lastName } = await openCase([]);
  await button(page, 'Add assessments').click();
  const missing = page.getByText('No consent to assessments is recorded in this case.');
  await missing.waitFor();
  await button(page, 'Record consent').click();
  const dialog = page.getByRole('dialog', { name: 'Record consent' });
  await choose(page, 'Who gave it', new RegExp(`Odo ${lastName}`));
  await choose(page, 'With what authority', 'As a parent');
  await button(dialog, 'Record consent').click();
  await dialog.waitFor({ state: 'detached' });
  await missing.waitFor({ state: 'detached' });

  await page.getByText('LMC Self-report form', { exact: true }).first().click();
  await button(page, /^Send$/).click();
  await formItem(page, 'LMC Self-report form').waitFor();
  const consents = page.getByRole('list', { name: 'Consent' });
  await consents.getByText('In force').waitFor();
  await consents.getByText(/the client turns 18/).waitFor();

  await button(consents, /^Withdraw/).click();
  const question = page.getByRole('dialog', { name: 'Withdraw consent?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Moved away.');
  await button(question, 'Withdraw consent').click();
  await question.getByText('One form is out.').waitFor();
  await button(question, 'Withdraw consent and forms').click();
  await question.waitFor({ state: 'detached' });
  await consents.getByText('Withdrawn', { exact: true }).waitFor();
  await formItem(page, 'LMC Self-report form').getByText('Withdrawn').waitFor();
});
