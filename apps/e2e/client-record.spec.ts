import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  choose,
  everything,
  field,
  form,
  nameOf,
  person,
  prepareClients,
  saveButton,
  section,
  toastAction,
} from './client-journey.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openAt, openRecord } = prepareClients('client-record');

const card = (page: Page, title: string) =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
/** The facts of a card as text. */
const facts = (page: Page, title: string) =>
  card(page, title)
    .locator('dl > div')
    .evaluateAll((all) => all.map((fact) => [...fact.children].map((part) => part.textContent).join(': ')));
const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });

async function edit(page: Page) {
  await expect.poll(() => editButton(page).getAttribute('aria-disabled')).toBeNull();
  await editButton(page).click();
  await saveButton(page).waitFor();
}

test('the record is a page to read, in sections', async () => {
  const { page, client } = await openRecord(everything);
  await card(page, 'General comments').getByText('Prefers mornings').waitFor();
  await page.getByText(/^\d+ years · Client ID Z-7$/).waitFor();
  await expect
    .poll(() => facts(page, 'Personal information'))
    .toEqual([
      'First name: Zora',
      `Last name: ${client.lastName}`,
      'Biological sex: Described in the referral',
      'Date of birth: 03/09/2015',
      'Client ID: Z-7',
      'Email: zora@home.test',
      'Phone number: 608-555-0142',
      'Gender: Nonbinary',
      'Pronouns: They/Them/Theirs',
      'Primary language: Spanish',
      'Handedness: Left',
      'Closed captioning: Yes',
    ]);
  await expect
    .poll(() => card(page, 'Contacts').getByRole('heading', { level: 3 }).allInnerTexts())
    .toEqual([`${nameOf(client)}\nClient`, 'Ines Quill\nGuardian']);
  await expect
    .poll(() => facts(page, 'Contacts'))
    .toEqual([
      'Email: zora@home.test',
      'Phone number: 608-555-0142',
      'Primary language: Spanish',
      'Email: ines@home.test',
      'Phone number: 608-555-0143',
      'Primary language: Quechua',
    ]);
  await expect
    .poll(() => facts(page, 'Education and learning'))
    .toEqual(['School name: Harbor Elementary', 'District: Lakeside', 'Grade: 4th']);
  await expect
    .poll(() => facts(page, 'Demographic'))
    .toEqual([
      'Number of siblings: 2',
      'Annual household income: Under $25,000',
      'Economically disadvantaged: Not sure',
    ]);
});

test('what a client does not have is said, and demographic data is not asked for', async () => {
  const { page } = await openRecord();
  await card(page, 'Contacts').getByText('No contacts yet').waitFor();
  await card(page, 'Education and learning').getByText('No school yet').waitFor();
  await card(page, 'General comments').getByText('No comments yet').waitFor();
  await card(page, 'Demographic').waitFor({ state: 'detached' });
  await edit(page);
  expect(await form(page).getByRole('heading', { name: 'Demographic' }).count()).toBe(0);
});

test('the record is edited in place, and all of it is saved at once', async () => {
  const { page, client } = await openRecord(everything);
  await edit(page);
  expect(page.url()).toBe(url(`/clients/${client.id}?edit=true`));
  await getsFocus(field(person(page), 'First name'));
  expect(await form(page).getByText('A client with this name').count()).toBe(0);

  await field(person(page), 'First name').fill('Zorana');
  await field(section(page, 'Client contact 1'), 'Email').fill('');
  await field(section(page, 'Education and learning'), 'School name').fill('Quay Middle School');
  await choose(page, section(page, 'Demographic'), 'Number of siblings', '5+');
  await form(page).getByRole('button', { name: 'Remove general comments' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove general comments?' });
  await asked.getByRole('button', { name: 'Remove', exact: true }).click();
  await saveButton(page).click();

  await toast(page, 'Changes saved').waitFor();
  await heading(page, `Zorana ${client.lastName}`).waitFor();
  expect(page.url()).toBe(url(`/clients/${client.id}`));
  await getsFocus(editButton(page));
  await expect.poll(() => facts(page, 'Contacts')).toContain('Email: Not given');
  await expect.poll(() => facts(page, 'Education and learning')).toContain('School name: Quay Middle School');
  await expect.poll(() => facts(page, 'Demographic')).toContain('Number of siblings: 5+');
  await card(page, 'General comments').getByText('No comments yet').waitFor();
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

test('of two browsers that edit the same client, each keeps what it alone changed', async () => {
  const { page, client } = await openRecord(everything);
  await edit(page);
  await field(person(page), 'Client ID').fill('mine');
  await field(section(page, 'Client contact 1'), 'First name').fill('Inez');

  const theirs = await openAt(`/clients/${client.id}?edit=true`);
  await saveButton(theirs).waitFor();
  await field(person(theirs), 'Client ID').fill('theirs');
  await field(person(theirs), 'Email').fill('theirs@home.test');
  await choose(theirs, person(theirs), 'Pronouns', 'She/Her/Hers');
  await saveButton(theirs).click();
  await toast(theirs, 'Changes saved').waitFor();

  const address = `**/core/api/clients/${client.id}/record`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  const conflict = page.getByRole('dialog', { name: 'This client was changed meanwhile' });
  await saveButton(page).click();
  await conflict.getByText('The latest version could not be loaded').waitFor();
  await page.unroute(address);
  await conflict.getByRole('button', { name: 'Try again' }).click();
  await conflict.getByText(/^You saved changes in another window on /).waitFor();
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await conflict.waitFor({ state: 'detached' });
  await expect.poll(() => field(person(page), 'Client ID').inputValue()).toBe('mine');
  await expect.poll(() => field(person(page), 'Email').inputValue()).toBe('zora@home.test');

  await saveButton(page).click();
  const choice = conflict.getByRole('radiogroup', { name: 'Client ID' });
  await choice.waitFor();
  expect(await obstacles(page)).toEqual([]);
  expect(await conflict.getByRole('radiogroup').count()).toBe(1);
  await expect
    .poll(() => conflict.locator('dl > div').allInnerTexts())
    .toEqual(['Email\ntheirs@home.test', 'Pronouns\nShe/Her/Hers']);
  const save = conflict.getByRole('button', { name: 'Save changes' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await tabTo(page, choice.getByRole('radio', { name: 'mine' }));
  await page.keyboard.press('Space');
  await tabTo(page, save);
  await page.keyboard.press('Enter');

  await toast(page, 'Changes saved').waitFor();
  await getsFocus(editButton(page));
  const saved = await facts(page, 'Personal information');
  expect(saved).toEqual(
    expect.arrayContaining(['Client ID: mine', 'Email: theirs@home.test', 'Pronouns: She/Her/Hers']),
  );
  await card(page, 'Contacts').getByText('Inez Quill').waitFor();
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
