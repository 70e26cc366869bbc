import type { Client } from '@hub/contract/core/clients/client';
import { createClient } from '@hub/contract/core/clients/clients';
import { problems } from '@hub/contract/http/problems';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  announceMaintenanceAgain,
  choose,
  chooseLanguage,
  field,
  fillPerson,
  form,
  language,
  PHONE,
  person,
  prepareClients,
  reasonOf,
  saveButton,
  searchFocused,
  section,
  select,
  someLastName,
  toastAction,
  WIDE,
} from './client-journey.ts';
import { heading } from './heading.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openForm, openRecord, clientsNamed } = prepareClients('client-form');

const CREATE = `**${createClient.path}`;
const _REQUIRED = 'This field is required';
const FAILED = 'Something went wrong. Please try again later.';

const add = (page: Page, section: string) =>
  form(page).getByRole('button', { name: `Add ${section}`, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Your changes will be lost.' });

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Opens the list with a key, types the beginning of the option and selects it. */
async function chooseByKeys(page: Page, target: Locator, option: string) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: option, exact: true }).waitFor();
  await page.keyboard.type(option.slice(0, 4));
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(option);
  await page.keyboard.press('Enter');
  await getsFocus(target);
}

async function searchByKeys(page: Page, target: Locator, typed: string, option: string) {
  await tabTo(page, target);
  await searchFocused(page, typed, option);
  await expect.poll(() => target.inputValue()).toBe(option);
}

async function pressByKeys(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

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

test.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])('a client with all sections is added by keyboard alone, in %s', async (_, options) => {
  const page = await openForm(options);
  const lastName = someLastName();
  const me = person(page);
  await typeInto(page, field(me, 'First name'), 'Zora');
  await typeInto(page, field(me, 'Last name'), lastName);
  await chooseByKeys(page, select(me, 'Biological sex'), 'Intersex');
  await typeInto(page, field(me, 'Date of birth'), '03092015');
  await typeInto(page, field(me, 'Client ID'), 'Z-7');
  await typeInto(page, field(me, 'Email'), 'zora@home.test');
  await typeInto(page, field(me, 'Phone number'), '6085550142');
  await chooseByKeys(page, select(me, 'Gender'), 'Nonbinary');
  await chooseByKeys(page, select(me, 'Pronouns'), 'They/Them/Theirs');
  await searchByKeys(page, language(me), 'span', 'Spanish');
  await chooseByKeys(page, select(me, 'Handedness'), 'Ambidextrous');
  await tabTo(page, me.getByRole('checkbox', { name: 'Closed captioning' }));
  await page.keyboard.press('Space');

  await pressByKeys(page, add(page, 'client contact'));
  const contact = section(page, 'Client contact 1');
  await getsFocus(contact);
  await chooseByKeys(page, select(contact, 'Relationship'), 'Guardian');
  await typeInto(page, field(contact, 'First name'), 'Ines');
  await typeInto(page, field(contact, 'Last name'), lastName);
  await typeInto(page, field(contact, 'Email'), 'ines@home.test');
  await typeInto(page, field(contact, 'Phone number'), '6085550143');
  await searchByKeys(page, language(contact), 'port', 'Portuguese');

  await pressByKeys(page, add(page, 'education and learning'));
  const education = section(page, 'Education and learning');
  await getsFocus(education);
  await typeInto(page, field(education, 'School name'), 'Harbor Elementary');
  await typeInto(page, field(education, 'District'), 'Lakeside');
  await chooseByKeys(page, select(education, 'Grade'), '4th');

  await pressByKeys(page, add(page, 'general comments'));
  const comments = section(page, 'General comments');
  await getsFocus(comments);
  await typeInto(page, field(comments, 'Comment'), 'Prefers mornings');
  await comments.getByText('484 characters remaining').first().waitFor();

  await pressByKeys(page, saveButton(page));
  await page.waitForURL(url('/clients'));
  await toast(page, `Zora ${lastName} added successfully`).waitFor();
  await page.keyboard.press('F6');
  await pressByKeys(page, toastAction(page, 'View Profile'));
  await heading(page, `Zora ${lastName}`).waitFor();
  for (const text of ['Intersex', '03/09/2015', 'Z-7', 'Nonbinary', 'They/Them/Theirs', 'Ambidextrous']) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  for (const text of [`Ines ${lastName}`, 'Guardian', 'ines@home.test', 'Portuguese', '608-555-0143']) {
    await page.getByText(text).first().waitFor();
  }
  for (const text of ['Harbor Elementary', 'Lakeside', '4th', 'Prefers mornings']) {
    await page.getByText(text, { exact: true }).waitFor();
  }
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

test('the button says what is missing, also in a section, until nothing is', async () => {
  const page = await openForm();
  const reason = () => reasonOf(page, saveButton(page));
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBe('true');
  expect(await reason()).toBe('Fill in: First name, Last name, and Date of birth.');
  await fillPerson(page, someLastName());
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBeNull();

  await add(page, 'education and learning').click();
  await expect.poll(reason).toBe('Fill in: School name (education and learning).');
  await add(page, 'client contact').click();
  await expect
    .poll(reason)
    .toBe(
      'Fill in: Relationship (client contact 1), First name (client contact 1), Last name (client contact 1), and School name (education and learning).',
    );
  await form(page).getByRole('button', { name: 'Remove client contact 1' }).click();
  await form(page).getByRole('button', { name: 'Remove education and learning' }).click();
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBeNull();
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

test('a server error says so and keeps everything typed', async () => {
  const page = await openForm();
  await fillPerson(page, someLastName());
  await page.route(CREATE, (route) => route.fulfill({ status: 500, body: '' }));
  await saveButton(page).click();
  await toast(page, FAILED).waitFor();
  await expect.poll(() => field(person(page), 'First name').inputValue()).toBe('Zora');
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBeNull();
});

test('what the server refuses stands at its field, in a section too', async () => {
  const page = await openForm();
  await fillPerson(page, someLastName());
  await add(page, 'client contact').click();
  const contact = section(page, 'Client contact 1');
  await choose(page, contact, 'Relationship', 'Mother');
  await field(contact, 'First name').fill('Ines');
  await field(contact, 'Last name').fill('Quill');
  const refusal = {
    type: 'about:blank',
    code: 'invalid-input',
    ...problems['invalid-input'],
    errors: [
      { path: 'contacts.0.email', message: 'Nobody reads mail there' },
      { path: 'externalClientId', message: 'Taken by someone else' },
    ],
  };
  await page.route(CREATE, (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  );
  await saveButton(page).click();
  await contact.getByText('Nobody reads mail there').waitFor();
  await person(page).getByText('Taken by someone else').waitFor();
  await getsFocus(field(person(page), 'Client ID'));
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

test('a comment over 500 characters is refused where it is counted', async () => {
  const page = await openForm();
  await fillPerson(page, someLastName());
  await add(page, 'general comments').click();
  const comment = field(section(page, 'General comments'), 'Comment');
  await comment.fill('a'.repeat(501));
  await comment.blur();
  await form(page).getByText('Maximum length exceeded').waitFor();
  await form(page).getByText('-1 characters remaining').first().waitFor();
  expect(await reasonOf(page, saveButton(page))).toBe('Check: Comment (general comments).');
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

test('closing the tab of a changed form asks, of an untouched one does not', async () => {
  const page = await openForm();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await field(person(page), 'First name').click();
  await page.reload();
  await saveButton(page).waitFor();
  expect(asked).toEqual([]);
  await field(person(page), 'First name').pressSequentially('Zora');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
});

test('an untouched form is cancelled without a question', async () => {
  const page = await openForm();
  await form(page).getByRole('button', { name: 'Cancel' }).click();
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
