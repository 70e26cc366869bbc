import { createClient } from '@hub/contract/core/clients/clients';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { add } from './client-form-journey.ts';
import {
  announceMaintenanceAgain,
  choose,
  chooseLanguage,
  field,
  fillPerson,
  form,
  person,
  prepareClients,
  reasonOf,
  saveButton,
  section,
  someLastName,
} from './client-journey.ts';

const { url, practitioner, open, openForm, call, clientsNamed } = prepareClients('client-form');

const SIZES = {
  'a laptop': { width: 1280, height: 720 },
  'a tablet': { width: 768, height: 1024 },
  'a phone': { width: 360, height: 640 },
};

test('no toast covers what ends the form, on a laptop, a tablet and a phone', async () => {
  const page = await openForm();
  await announceMaintenanceAgain(page);
  const cancelButton = form(page).getByRole('button', { name: 'Cancel', exact: true });
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    for (const target of [saveButton(page), cancelButton]) {
      await target.waitFor();
      await expect.poll(() => target.evaluate(coveredPoints), { message: `${target}, ${name}` }).toEqual([]);
    }
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

const OTHERS = [
  {
    label: 'Biological sex',
    option: 'Prefer to self-describe',
    text: 'Specify biological sex',
    message: 'Please specify your biological sex',
  },
  {
    label: 'Gender',
    option: 'Prefer to self-describe',
    text: 'Specify gender',
    message: 'Please specify your gender',
  },
  {
    label: 'Pronouns',
    option: 'Prefer another option',
    text: 'Specify pronouns',
    message: 'Please specify your pronouns',
  },
  {
    label: 'Primary language',
    option: 'Other',
    text: 'Specify language',
    message: 'Please specify your language',
  },
];

async function describeInOwnWords(page: Page, { label, option, text, message }: (typeof OTHERS)[number]) {
  const me = person(page);
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
}

test('a client like one that exists is warned of and added, with words for what is chosen as Other', async () => {
  const lastName = someLastName();
  const alike = { firstName: 'Zora', lastName, dateOfBirth: '2015-03-09' };
  const { id } = await call(practitioner, createClient, createClient.path, alike);
  const page = await open();
  const reads: string[] = [];
  page.on('request', (request) => {
    // The count of the Home tab has nothing to do with the form.
    const isRead = request.method() === 'GET' && !request.url().endsWith('/needing-action');
    if (isRead && request.url().includes('/core/api/')) reads.push(request.url());
  });
  await page.goto(url('/clients/add-client'));
  await saveButton(page).waitFor();
  await choose(page, person(page), 'Handedness', 'Left');
  expect(reads, 'the options come with the form').toEqual([]);

  await fillPerson(page, lastName);
  const warning = form(page).getByText('A client with this name and date of birth exists:');
  await warning.waitFor();
  const link = form(page).getByRole('link', { name: `Zora ${lastName}` });
  await expect.poll(() => link.getAttribute('href')).toBe(`/clients/${id}`);
  await field(person(page), 'First name').fill('Zorana');
  await warning.waitFor({ state: 'detached' });
  await field(person(page), 'First name').fill('Zora');
  await warning.waitFor();

  for (const other of OTHERS) await describeInOwnWords(page, other);
  await choose(page, person(page), 'Pronouns', 'She/Her/Hers');
  await field(person(page), 'Specify pronouns').waitFor({ state: 'detached' });

  for (const [index, name] of ['Ines', 'Teo'].entries()) {
    await add(page, 'client contact').click();
    const contact = section(page, `Client contact ${index + 1}`);
    await choose(page, contact, 'Relationship', 'Guardian');
    await field(contact, 'First name').fill(name);
    await field(contact, 'Last name').fill(lastName);
  }
  await form(page).getByRole('button', { name: 'Remove client contact 1' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove client contact 1?' });
  await asked.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => field(section(page, 'Client contact 1'), 'First name').inputValue()).toBe('Teo');

  await saveButton(page).click();
  await page.waitForURL(url('/clients'));
  const added = (await clientsNamed(page, lastName)).find((client) => client.id !== id);
  expect(added).toMatchObject({
    otherGender: 'In other words',
    otherGenderIdentity: 'In other words',
    pronounsId: 2,
    otherPronouns: '',
    otherLanguage: 'In other words',
  });
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
