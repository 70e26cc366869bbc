import { createClient } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { add, addByKeys } from './client-form-journey.ts';
import {
  choose,
  chooseLanguage,
  field,
  fillPerson,
  form,
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

test('the inputs have the names of the specification', async () => {
  const page = await openForm();
  for (const [label, option] of [
    ['Biological sex', 'Prefer to self-describe'],
    ['Gender', 'Prefer to self-describe'],
    ['Pronouns', 'Prefer another option'],
  ] as const) {
    await choose(page, person(page), label, option);
  }
  await chooseLanguage(page, person(page), 'othe', 'Other');
  for (const name of ['Client contact 1', 'Client contact 2', 'Client contact 3']) {
    await add(page, 'client contact').click();
    await section(page, name).waitFor();
  }
  await chooseLanguage(page, section(page, 'Client contact 1'), 'othe', 'Other');
  await add(page, 'education and learning').click();
  await add(page, 'general comments').click();
  await section(page, 'General comments').waitFor();

  const answerNames = (number: number) => [`mayDecideAdditional${number}`, `noContactAdditional${number}`];

  const contactNames = (number: number) =>
    ['relationship', 'firstNameAditional', 'lastName', 'email', 'phone', 'primaryLanguage'].map((name) =>
      name.endsWith('Aditional') ? `${name}${number}` : `${name}Additional${number}`,
    );
  const names = await form(page)
    .locator('[name]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
  expect(names).toEqual([
    'firstName',
    'lastName',
    'gender',
    'otherGender',
    'birthDay',
    'clientId',
    'email',
    'phone',
    'genderIdentity',
    'otherGenderIdentity',
    'pronouns',
    'otherPronouns',
    'primaryLanguage',
    'otherLanguage',
    'handedness',
    'closedCaptioning',
    ...contactNames(1),
    'otherPrimaryLanguageAdditional1',
    ...answerNames(1),
    ...contactNames(2),
    ...answerNames(2),
    ...contactNames(3),
    ...answerNames(3),
    'schoolNameAdditional1',
    'districtAdditional1',
    'gradeAdditional1',
    'additionalComment1',
  ]);
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
