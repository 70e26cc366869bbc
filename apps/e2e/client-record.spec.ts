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
} from './client-journey.ts';
import { card, edit, editButton } from './client-record-journey.ts';
import { heading } from './heading.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openAt, openRecord } = prepareClients('client-record');

/** The facts of a card as text. */
const facts = (page: Page, title: string) =>
  card(page, title)
    .locator('dl > div')
    .evaluateAll((all) => all.map((fact) => [...fact.children].map((part) => part.textContent).join(': ')));

test('the record is a page to read, is edited in place, and all of it is saved at once', async () => {
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
