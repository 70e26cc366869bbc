import { listCases } from '@hub/contract/core/cases/cases';
import { expect, test } from 'vitest';
import { addNote, editor, note, saveNote } from './case-record-journey.ts';
import {
  choose,
  field,
  fillPerson,
  form,
  person,
  saveButton,
  section,
  select,
  someLastName,
} from './client-journey.ts';
import { submitCredentials } from './demo-sign-in.ts';
import { accessTokenIn, MINUTE, practitioner, prepareSessions, toast } from './session-journey.ts';

const { url, signedIn } = prepareSessions();

test('after the 30-minute logout a half-filled client is offered to the same user, and can be saved', async () => {
  const { page, pass } = await signedIn();
  await page.goto(url('/clients/add-client'));
  await saveButton(page).waitFor();
  const lastName = someLastName();
  await fillPerson(page, lastName);
  await choose(page, person(page), 'Pronouns', 'They/Them/Theirs');
  for (const section of ['client contact', 'education and learning', 'general comments']) {
    await form(page)
      .getByRole('button', { name: `Add ${section}` })
      .click();
  }
  await choose(page, section(page, 'Client contact 1'), 'Relationship', 'Guardian');
  await field(section(page, 'Client contact 1'), 'First name').fill('Ines');
  await field(section(page, 'Education and learning'), 'School name').fill('Harbor Elementary');
  await field(section(page, 'General comments'), 'Comment').fill('Prefers mornings');

  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await pass(31 * MINUTE);
  await page.waitForURL('**/login');
  expect(questions, 'nobody is there to answer').toEqual([]);
  expect(await page.getByText(lastName).count(), 'on the screen of nobody').toBe(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(url('/clients/add-client'));

  await form(page)
    .getByText(/^You have unsaved changes from /)
    .waitFor();
  await expect
    .poll(() => field(person(page), 'Last name').inputValue(), { message: 'before the answer' })
    .toBe('');
  await form(page).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => field(person(page), 'Last name').inputValue()).toBe(lastName);
  await expect.poll(() => field(person(page), 'Date of birth').inputValue()).toBe('03/09/2015');
  await select(person(page), 'Pronouns').getByText('They/Them/Theirs').waitFor();
  const contact = section(page, 'Client contact 1');
  await select(contact, 'Relationship').getByText('Guardian').waitFor();
  await expect.poll(() => field(contact, 'First name').inputValue()).toBe('Ines');
  const school = field(section(page, 'Education and learning'), 'School name');
  await expect.poll(() => school.inputValue()).toBe('Harbor Elementary');
  const comment = field(section(page, 'General comments'), 'Comment');
  await expect.poll(() => comment.inputValue()).toBe('Prefers mornings');

  await field(contact, 'Last name').fill('Quill');
  await saveButton(page).click();
  await toast(page, `Zora ${lastName} added successfully`).waitFor();
});

test('after the 30-minute logout a half-written note is offered to the same user, and can be saved', async () => {
  const { page, pass } = await signedIn();
  const headers = { authorization: `Bearer ${await accessTokenIn(page)}`, 'time-zone': 'UTC' };
  const listed = await fetch(url(`${listCases.path}?Inactive=false`), { headers });
  const [some] = (await listed.json()).items;
  const text = `Call ${crypto.randomUUID()}`;
  await page.goto(url(`/cases/${some.id}`));
  await addNote(page).click();
  await editor(form(page), 'Note').click();
  await page.keyboard.type(text);

  await pass(31 * MINUTE);
  await page.waitForURL('**/login');
  expect(await page.getByText(text).count(), 'on the screen of nobody').toBe(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(url(`/cases/${some.id}`));

  await form(page).getByRole('button', { name: 'Restore' }).click();
  await editor(form(page), 'Note').getByText(text).waitFor();
  await saveNote(page).click();
  await toast(page, 'Note saved').waitFor();
  await note(page, text).waitFor();
});
