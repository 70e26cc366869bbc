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
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, openAt, openRecord } = prepareClients('client-record');

test('what a client does not have is said, and demographic data is not asked for', async () => {
  const { page } = await openRecord();
  await card(page, 'Contacts').getByText('No contacts yet').waitFor();
  await card(page, 'Education and learning').getByText('No school yet').waitFor();
  await card(page, 'General comments').getByText('No comments yet').waitFor();
  await card(page, 'Demographic').waitFor({ state: 'detached' });
  await edit(page);
  expect(await form(page).getByRole('heading', { name: 'Demographic' }).count()).toBe(0);
});

test('a changed edit asks before it is cancelled', async () => {
  const { page, client } = await openRecord();
  await edit(page);
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

test('a client is deleted after a question, and brought back from the message', async () => {
  const { page, client } = await openRecord();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${nameOf(client)}?` });
  await question.getByText('30 days').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete client' }).click();
  await page.waitForURL(url('/clients'));
  await toast(page, `${nameOf(client)} was deleted`).waitFor();
  await toastAction(page, 'Undo').click();
  await toast(page, `${nameOf(client)} was restored`).waitFor();
  await page.goto(url(`/clients/${client.id}`));
  await heading(page, nameOf(client)).waitFor();
});

test('the address of a deleted client says until when it can be restored, and restores it', async () => {
  const { page, client } = await openRecord(everything);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete client' }).click();
  await page.waitForURL(url('/clients'));
  await page.goto(url(`/clients/${client.id}`));
  await heading(page, 'This client was deleted.').waitFor();
  await page.getByText(/^It can be restored until \d\d\/\d\d\/\d{4}\.$/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await heading(page, nameOf(client)).waitFor();
  await card(page, 'General comments').getByText('Prefers mornings').waitFor();
});

test.each([
  { title: 'Contacts', message: 'Error fetching contacts.' },
  { title: 'Education and learning', message: 'Error fetching education.' },
  { title: 'Demographic', message: 'Error fetching demographics.' },
  { title: 'General comments', message: 'Error fetching comments.' },
])(
  'a record that cannot be loaded is told in $title, and until it is loaded nothing is edited',
  async (part) => {
    const { page, client } = await openRecord(everything);
    const address = `**/core/api/clients/${client.id}/record`;
    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(url(`/clients/${client.id}?edit=true`));
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: part.title, exact: true }) });
    await section.getByText(part.message, { exact: true }).waitFor();
    expect(await saveButton(page).count()).toBe(0);
    expect(await editButton(page).count()).toBe(0);
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await saveButton(page).waitFor();
  },
);

test.each([
  ['an id that never existed', '0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b01'],
  ['no id at all', '7'],
])('%s leads to the page for what is not there', async (_, id) => {
  const { page } = await openRecord();
  await page.goto(url(`/clients/${id}`));
  await heading(page, 'Page not found').waitFor();
});

test('a client that cannot be loaded is tried again', async () => {
  const { page, client } = await openRecord();
  const address = `**/core/api/clients/${client.id}/record`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await heading(page, 'The client could not be loaded').waitFor();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, nameOf(client)).waitFor();
});

test('axe finds nothing where one chooses between two changes', async () => {
  const { page, client } = await openRecord(everything);
  await edit(page);
  await field(person(page), 'Client ID').fill('mine');
  const theirs = await openAt(`/clients/${client.id}?edit=true`);
  await field(person(theirs), 'Client ID').fill('theirs');
  await field(person(theirs), 'Email').fill('theirs@home.test');
  await saveButton(theirs).click();
  await toast(theirs, 'Changes saved').waitFor();
  await saveButton(page).click();
  const conflict = page.getByRole('dialog', { name: 'This client was changed meanwhile' });
  await conflict.getByRole('radiogroup', { name: 'Client ID' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});
