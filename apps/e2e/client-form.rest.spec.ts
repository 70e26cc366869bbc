import type { Client } from '@hub/contract/core/clients/client';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { add, addByKeys } from './client-form-journey.ts';
import {
  announceMaintenanceAgain,
  choose,
  chooseLanguage,
  field,
  fillPerson,
  form,
  PHONE,
  person,
  prepareClients,
  reasonOf,
  saveButton,
  section,
  someLastName,
} from './client-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, openForm, openRecord, clientsNamed } = prepareClients('client-form');

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your changes will be lost.' });

test.each([
  ['a laptop', { width: 1280, height: 720 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a phone', { width: 360, height: 640 }],
])('no toast covers what ends the form, on %s', async (_, viewport) => {
  const page = await openForm({ viewport });
  await announceMaintenanceAgain(page);
  const cancelButton = form(page).getByRole('button', { name: 'Cancel', exact: true });
  for (const target of [saveButton(page), cancelButton]) {
    await target.waitFor();
    await expect.poll(() => target.evaluate(coveredPoints), { message: `${target}` }).toEqual([]);
  }
});

/** Of nine points of an element, those where another element would take the press. */
function coveredPoints(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  return parts.flatMap((x) =>
    parts
      .map((y) => [left + x * width, top + y * height] as const)
      .filter((point) => {
        const hit = document.elementFromPoint(...point);
        return !hit || !element.contains(hit);
      }),
  );
}

test('a client with all sections is added by keyboard alone, on a phone', async () => {
  await addByKeys(await openForm(PHONE), url);
});

test.each([
  {
    label: 'Biological sex',
    option: 'Prefer to self-describe',
    text: 'Specify biological sex',
    message: 'Please specify your biological sex',
    sent: 'otherGender',
  },
  {
    label: 'Gender',
    option: 'Prefer to self-describe',
    text: 'Specify gender',
    message: 'Please specify your gender',
    sent: 'otherGenderIdentity',
  },
  {
    label: 'Pronouns',
    option: 'Prefer another option',
    text: 'Specify pronouns',
    message: 'Please specify your pronouns',
    sent: 'otherPronouns',
  },
  {
    label: 'Primary language',
    option: 'Other',
    text: 'Specify language',
    message: 'Please specify your language',
    sent: 'otherLanguage',
  },
])('$option of $label asks for words', async ({ label, option, text, message, sent }) => {
  const page = await openForm();
  const lastName = someLastName();
  const me = person(page);
  await fillPerson(page, lastName);
  expect(await field(me, text).count()).toBe(0);
  if (label === 'Primary language') await chooseLanguage(page, me, 'othe', option);
  else await choose(page, me, label, option);

  await expect.poll(() => field(me, text).getAttribute('aria-required')).toBe('true');
  await me.getByText(`${text}*`).waitFor();
  await expect.poll(() => reasonOf(page, saveButton(page))).toBe(`Fill in: ${text}.`);
  await field(me, text).fill('   ');
  await field(me, text).blur();
  await me.getByText(message, { exact: true }).waitFor();
  await field(me, text).fill('In other words');
  await saveButton(page).click();
  await page.waitForURL(url('/clients'));
  const [client] = await clientsNamed(page, lastName);
  expect(client?.[sent as keyof Client]).toBe('In other words');
});

test('words for Other are gone when another option is chosen', async () => {
  const page = await openForm();
  const lastName = someLastName();
  await fillPerson(page, lastName);
  await choose(page, person(page), 'Pronouns', 'Prefer another option');
  await field(person(page), 'Specify pronouns').fill('Ze/Zir');
  await choose(page, person(page), 'Pronouns', 'She/Her/Hers');
  await field(person(page), 'Specify pronouns').waitFor({ state: 'detached' });
  await saveButton(page).click();
  await page.waitForURL(url('/clients'));
  expect((await clientsNamed(page, lastName))[0]).toMatchObject({ pronounsId: 2, otherPronouns: '' });
});

test('a contact is removed with a question when it has something in it, up to three are added', async () => {
  const page = await openForm();
  await add(page, 'client contact').click();
  await section(page, 'Client contact 1').waitFor();
  await form(page).getByText('1 of 3').waitFor();
  await field(section(page, 'Client contact 1'), 'First name').fill('Ines');
  await add(page, 'client contact').click();
  await field(section(page, 'Client contact 2'), 'First name').fill('Teo');
  await add(page, 'client contact').click();
  await section(page, 'Client contact 3').waitFor();
  expect(await reasonOf(page, add(page, 'client contact'))).toBe('There is room for 3');

  await form(page).getByRole('button', { name: 'Remove client contact 3' }).click();
  await form(page).getByText('2 of 3').waitFor();
  await form(page).getByRole('button', { name: 'Remove client contact 1' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove client contact 1?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => field(section(page, 'Client contact 1'), 'First name').inputValue()).toBe('Ines');
  await form(page).getByRole('button', { name: 'Remove client contact 1' }).click();
  await asked.getByRole('button', { name: 'Remove', exact: true }).click();
  await form(page).getByText('1 of 3').waitFor();
  await getsFocus(add(page, 'client contact'));
  await expect.poll(() => field(section(page, 'Client contact 1'), 'First name').inputValue()).toBe('Teo');

  await add(page, 'client contact').click();
  await expect
    .poll(() => field(section(page, 'Client contact 2'), 'First name').inputValue(), {
      message: 'a fresh one',
    })
    .toBe('');
});

test('a changed form is not left by a link, by back, by Cancel and by a click beside it without a question', async () => {
  const page = await openForm();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Add client' }).click();
  await fillPerson(page, someLastName());
  const ways = {
    link: () => page.getByRole('link', { name: 'Client Directory' }).click(),
    back: () => page.goBack(),
    Cancel: () => form(page).getByRole('button', { name: 'Cancel' }).click(),
    'a click beside it': () => page.getByRole('heading', { name: 'New client' }).click(),
  };
  for (const [name, leave] of Object.entries(ways)) {
    await leave();
    await question(page).getByText('Do you want to abandon your changes?').waitFor();
    await question(page).getByRole('button', { name: 'Stay on page' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(page.url(), name).toBe(url('/clients/add-client'));
    await expect.poll(() => field(person(page), 'First name').inputValue(), { message: name }).toBe('Zora');
  }
  await ways.Cancel();
  await question(page).getByRole('button', { name: 'Abandon changes' }).click();
  await page.waitForURL(url('/clients'));
});

test('the options come with the form, which calls nothing to be shown', async () => {
  const page = await openForm();
  const calls: string[] = [];
  page.on('request', (request) => {
    // The calls of a first sign-in and the count of the Home tab have nothing to do with the form.
    const isRead = request.method() === 'GET' && !request.url().endsWith('/needing-action');
    if (isRead && request.url().includes('/core/api/')) calls.push(request.url());
  });
  await page.reload();
  await saveButton(page).waitFor();
  await choose(page, person(page), 'Handedness', 'Left');
  expect(calls).toEqual([]);
});

test('a client of the same name and birth is warned of, with a link, and not refused', async () => {
  const { page, client } = await openRecord();
  await page.goto(url('/clients/add-client'));
  await fillPerson(page, client.lastName);
  const warning = form(page).getByText('A client with this name and date of birth exists:');
  await warning.waitFor();
  const link = form(page).getByRole('link', { name: new RegExp(`Zora ${client.lastName}`) });
  await expect.poll(() => link.getAttribute('href')).toBe(`/clients/${client.id}`);
  await field(person(page), 'First name').fill('Zorana');
  await warning.waitFor({ state: 'detached' });
  await field(person(page), 'First name').fill('Zora');
  await warning.waitFor();
  await saveButton(page).click();
  await page.waitForURL(url('/clients'));
  expect(await clientsNamed(page, client.lastName)).toHaveLength(2);
});
