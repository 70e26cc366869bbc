import { createClient } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { add, addByKeys } from './client-form-journey.ts';
import {
  field,
  fillPerson,
  person,
  prepareClients,
  saveButton,
  section,
  someLastName,
  WIDE,
} from './client-journey.ts';
import { toast } from './session-journey.ts';

const { url, openForm, clientsNamed } = prepareClients('client-form');

const CREATE = `**${createClient.path}`;
const FAILED = 'Something went wrong. Please try again later.';

test('a client with all sections is added by keyboard alone, in a wide window', async () => {
  await addByKeys(await openForm(WIDE), url);
});

test('a lost answer keeps everything typed, and the next try adds nobody twice', async () => {
  const page = await openForm();
  const lastName = someLastName();
  await fillPerson(page, lastName);
  await add(page, 'education and learning').click();
  await field(section(page, 'Education and learning'), 'School name').fill('Harbor Elementary');
  // The server adds the client, but its answer is lost.
  await page.route(CREATE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await saveButton(page).click();
  await toast(page, FAILED).waitFor();
  expect(page.url()).toBe(url('/clients/add-client'));
  await expect.poll(() => field(person(page), 'Last name').inputValue()).toBe(lastName);
  await expect.poll(() => field(person(page), 'Date of birth').inputValue()).toBe('03/09/2015');
  await expect
    .poll(() => field(section(page, 'Education and learning'), 'School name').inputValue())
    .toBe('Harbor Elementary');

  await page.unroute(CREATE);
  await saveButton(page).click();
  await toast(page, `Zora ${lastName} added successfully`).waitFor();
  expect(await clientsNamed(page, lastName)).toHaveLength(1);
});
