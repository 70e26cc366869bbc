import { expect, test } from 'vitest';
import {
  everything,
  field,
  form,
  nameOf,
  person,
  prepareClients,
  saveButton,
  toastAction,
} from './client-journey.ts';
import { card, edit, editButton } from './client-record-journey.ts';
import { heading } from './heading.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, openRecord } = prepareClients('client-record');

test('what a client does not have is said; a changed edit asks before it is cancelled', async () => {
  const { page, client } = await openRecord();
  await card(page, 'Contacts').getByText('No contacts yet').waitFor();
  await card(page, 'Education and learning').getByText('No school yet').waitFor();
  await card(page, 'General comments').getByText('No comments yet').waitFor();
  await card(page, 'Demographic').waitFor({ state: 'detached' });
  await edit(page);
  expect(await form(page).getByRole('heading', { name: 'Demographic' }).count(), 'not asked for').toBe(0);
  await field(person(page), 'First name').fill('Zorana');
  const question = page.getByRole('alertdialog', { name: 'Your changes will be lost.' });
  await page.goBack();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'detached' });
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Abandon changes' }).click();
  await heading(page, nameOf(client)).waitFor();
  await card(page, 'Personal information').getByText('Zora', { exact: true }).waitFor();
  await getsFocus(editButton(page));
});

test('a client is deleted after a question, and brought back from the message and at its address', async () => {
  const { page, client } = await openRecord(everything);
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: `Delete ${nameOf(client)}?` });
  await question.getByText('30 days').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await remove.click();
  await question.getByRole('button', { name: 'Delete client' }).click();
  await page.waitForURL(url('/clients'));
  await toast(page, `${nameOf(client)} was deleted`).waitFor();
  await toastAction(page, 'Undo').click();
  await toast(page, `${nameOf(client)} was restored`).waitFor();

  await page.goBack();
  await remove.click();
  await question.getByRole('button', { name: 'Delete client' }).click();
  await page.waitForURL(url('/clients'));
  await page.goBack();
  await heading(page, 'This client was deleted.').waitFor();
  await page.getByText(/^It can be restored until \d\d\/\d\d\/\d{4}\.$/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await heading(page, nameOf(client)).waitFor();
  await card(page, 'General comments').getByText('Prefers mornings').waitFor();
});

test('a record that cannot be loaded is told in each part, and until it is loaded nothing is edited', async () => {
  const { page, client } = await openRecord(everything);
  const address = `**/core/api/clients/${client.id}/record`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(url(`/clients/${client.id}?edit=true`));
  for (const [title, message] of [
    ['Contacts', 'Error fetching contacts.'],
    ['Education and learning', 'Error fetching education.'],
    ['Demographic', 'Error fetching demographics.'],
    ['General comments', 'Error fetching comments.'],
  ] as const) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await section.getByText(message, { exact: true }).waitFor();
  }
  await heading(page, 'The client could not be loaded').waitFor();
  expect(await saveButton(page).count()).toBe(0);
  expect(await editButton(page).count()).toBe(0);
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await saveButton(page).waitFor();
});
