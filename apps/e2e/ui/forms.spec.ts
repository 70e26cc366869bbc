import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { drafts, field, form, offer } from './contact-form.ts';
import { pieceOn, preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const REQUIRED = 'This field is required';
const PASSWORD = 'Quiet-Meadow-41';

const piece = (page: Page) => pieceOn(page, 'Form');
const saveButton = (page: Page) => form(page).getByRole('button', { name: /^Save contact/ });
const status = (page: Page, text: string) => form(page).getByRole('status').getByText(text);

async function openForm() {
  const { page } = await openPiece('Form', { viewport: { width: 1280, height: 900 } });
  await form(page).waitFor();
  return page;
}

/** The text below a field that is tied to it. */
const describedBy = (page: Page, label: string) =>
  field(page, label).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );

const selectButton = (page: Page, label: string) =>
  piece(page).getByRole('button', { name: new RegExp(label) });
const language = (page: Page) => form(page).getByRole('combobox', { name: 'Primary language' });
const radio = (page: Page, name: string) => form(page).getByRole('radio', { name });
const box = (page: Page, name: string) => form(page).getByRole('checkbox', { name });
const reason = (page: Page) => form(page).getByRole('textbox', { name: 'Reason for referral' });

async function choose(page: Page, label: string, option: string) {
  await selectButton(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await closed(page, label);
}

/** A list that closes gives the focus back; only then can the next field be filled in. */
const closed = (page: Page, label: string) => getsFocus(selectButton(page, label));

/** One required field of every kind, in the order of the screen. */
const steps: readonly { at: (page: Page) => Locator; fill: (page: Page) => Promise<void> }[] = [
  {
    at: (page) => field(page, 'Last name'),
    fill: (page) => field(page, 'Last name').fill('Okafor'),
  },
  {
    at: (page) => field(page, 'Date of birth'),
    fill: (page) => field(page, 'Date of birth').pressSequentially('02292016'),
  },
  { at: (page) => field(page, 'Email'), fill: (page) => field(page, 'Email').fill('noor@clinic.test') },
  {
    at: (page) => selectButton(page, 'Relationship'),
    fill: (page) => choose(page, 'Relationship', 'Guardian'),
  },
  {
    at: language,
    async fill(page) {
      await language(page).click();
      await language(page).press('Control+a');
      await language(page).pressSequentially('espan');
      await page.getByRole('option', { name: 'Español' }).waitFor();
      await language(page).press('ArrowDown');
      await language(page).press('Enter');
    },
  },
  {
    at: (page) => selectButton(page, 'Can be reached on'),
    async fill(page) {
      await selectButton(page, 'Can be reached on').click();
      await page.getByRole('option', { name: 'Friday', exact: true }).click();
      await page.keyboard.press('Escape');
      await closed(page, 'Can be reached on');
    },
  },
  { at: (page) => radio(page, 'By email'), fill: (page) => turnOn(radio(page, 'In person')) },
  { at: (page) => box(page, 'Complete report'), fill: (page) => turnOn(box(page, 'Intervention tips')) },
  {
    at: (page) => field(page, 'Password for the report'),
    fill: (page) => field(page, 'Password for the report').fill(PASSWORD),
  },
  { at: reason, fill: (page) => reason(page).fill('Reads below grade level') },
  {
    at: (page) => box(page, 'I may share this contact'),
    fill: (page) => turnOn(box(page, 'I may share this contact')),
  },
];

const turnOn = (choice: Locator) => choice.press('Space');

async function fillIn(page: Page) {
  await field(page, 'First name').fill('Noor');
  for (const { fill } of steps) await fill(page);
}

test('a message comes when the field is left, and goes when it is left again', async () => {
  const page = await openForm();
  const name = field(page, 'First name');
  await expect.poll(() => name.getAttribute('aria-required')).toBe('true');
  await name.focus();
  await name.pressSequentially('A');
  await name.fill('');
  await expect.poll(() => form(page).getByText(REQUIRED).count(), { message: 'while typing' }).toBe(0);
  await name.blur();
  await expect.poll(() => describedBy(page, 'First name')).toContain(REQUIRED);
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => form(page).getByText(REQUIRED).count(), { message: 'of the others' }).toBe(1);

  await name.fill('Ava');
  await expect
    .poll(() => describedBy(page, 'First name'), { message: 'until it is left' })
    .toContain(REQUIRED);
  await name.blur();
  await expect.poll(() => form(page).getByText(REQUIRED).count()).toBe(0);
});

test.each([
  { label: 'Email', typed: 'noor@', message: 'Invalid email format' },
  { label: 'Phone', typed: '60855', message: 'Invalid format, the number must have 10 digits.' },
  { label: 'Date of birth', typed: '02302016', message: 'Invalid date format' },
  { label: 'Date of birth', typed: '12312030', message: 'Invalid date of birth' },
  { label: 'Password for the report', typed: 'abc', message: 'Invalid password' },
])('$label "$typed" is refused with the message of the contract', async ({ label, typed, message }) => {
  const page = await openForm();
  await field(page, label).pressSequentially(typed);
  await field(page, label).blur();
  await form(page).getByText(message, { exact: true }).waitFor();
});

test('the button says what is missing until nothing is', async () => {
  const page = await openForm();
  const reason = async () => {
    const id = await saveButton(page).getAttribute('aria-describedby');
    return id === null ? undefined : page.locator(`[id="${id}"]`).textContent();
  };
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBe('true');
  await expect.poll(reason).toBe('Fill in: First name, Last name, Date of birth, and 9 more.');
  await fillIn(page);
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBeNull();
  await field(page, 'Email').fill('noor@clinic');
  await expect.poll(reason).toBe('Check: Email.');
});

test('Enter leads to the first error, whatever kind of field it is in', async () => {
  const page = await openForm();
  await reason(page).waitFor();
  for (const { at, fill } of steps) {
    await field(page, 'First name').fill('Ava');
    await field(page, 'First name').press('Enter');
    await getsFocus(at(page));
    await fill(page);
  }
  await field(page, 'Phone').pressSequentially('608');
  await field(page, 'Comment').fill('a'.repeat(501));
  await field(page, 'First name').press('Enter');
  await getsFocus(field(page, 'Phone'));
  await field(page, 'Phone').fill('');
  await field(page, 'First name').press('Enter');
  await getsFocus(field(page, 'Comment'));
});

test('saving shows that it is at work, happens once, and leaves nothing unsaved', async () => {
  const page = await openForm();
  await status(page, 'Nothing has been changed.').waitFor();
  await fillIn(page);
  await status(page, 'There are unsaved changes.').waitFor();
  await saveButton(page).click();
  await saveButton(page).getByRole('progressbar').waitFor();
  await status(page, 'Saving…').waitFor();
  await status(page, 'Everything is saved.').waitFor();
  await field(page, 'First name').fill('Nora');
  await status(page, 'There are unsaved changes.').waitFor();
  await field(page, 'First name').fill('Noor');
  await status(page, 'Everything is saved.').waitFor();
});

test('a slow click on the button is not lost, although the message above it goes', async () => {
  const page = await openForm();
  await fillIn(page);
  const comment = field(page, 'Comment');
  await comment.fill('a'.repeat(501));
  await comment.blur();
  await expect.poll(() => comment.getAttribute('aria-invalid')).toBe('true');
  await comment.fill('Prefers mornings');
  await saveButton(page).click({ delay: 300 });
  await status(page, 'Everything is saved.').waitFor();
});

test('what the server refuses stands at its field, the rest on top', async () => {
  const page = await openForm();
  await choose(page, 'The made-up server', 'Refuses the email');
  await fillIn(page);
  await field(page, 'First name').press('Enter');
  await getsFocus(field(page, 'Email'));
  const refused = 'This email belongs to another contact';
  await expect.poll(() => describedBy(page, 'Email')).toContain(refused);
  await form(page).getByRole('alert').getByText('version: The contact was changed meanwhile').waitFor();

  await field(page, 'Email').blur();
  await page.waitForTimeout(300);
  await expect.poll(() => describedBy(page, 'Email'), { message: 'the same value' }).toContain(refused);
  await field(page, 'Email').fill('nora@clinic.test');
  await field(page, 'Email').blur();
  await expect.poll(() => describedBy(page, 'Email')).not.toContain(refused);

  await choose(page, 'The made-up server', 'Saves');
  await saveButton(page).click();
  await status(page, 'Everything is saved.').waitFor();
  expect(await form(page).getByRole('alert').count()).toBe(0);
});

test.each([
  ['Refuses something else', 'Some of what was sent is not valid.'],
  ['Is away', 'Check your connection, or try again in a moment.'],
])('when the server %s, the form says so where one looks', async (answer, message) => {
  const page = await openForm();
  await choose(page, 'The made-up server', answer);
  await fillIn(page);
  await saveButton(page).click();
  const alert = form(page).getByRole('alert');
  await alert.getByText(message).waitFor();
  await expect
    .poll(() => alert.evaluate((banner) => banner.parentElement === document.activeElement))
    .toBe(true);
  await status(page, 'There are unsaved changes.').waitFor();
  await saveButton(page).click();
  await status(page, 'Saving…').waitFor();
});

test('what was typed survives a reload and is offered, but never a password', async () => {
  const page = await openForm();
  await fillIn(page);
  await field(page, 'Comment').fill('Prefers mornings');
  await page.reload();
  await offer(page).waitFor();
  await expect.poll(() => field(page, 'First name').inputValue(), { message: 'before the answer' }).toBe('');
  expect(JSON.stringify(await drafts(page))).not.toContain(PASSWORD);

  await form(page).getByRole('button', { name: 'Restore' }).click();
  await offer(page).waitFor({ state: 'detached' });
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Noor');
  await expect.poll(() => field(page, 'Date of birth').inputValue()).toBe('02/29/2016');
  await expect.poll(() => field(page, 'Comment').inputValue()).toBe('Prefers mornings');
  await expect.poll(() => selectButton(page, 'Relationship').innerText()).toContain('Guardian');
  await expect.poll(() => language(page).inputValue()).toBe('Español');
  await expect.poll(() => selectButton(page, 'Can be reached on').innerText()).toContain('Friday');
  await expect.poll(() => box(page, 'Intervention tips').isChecked()).toBe(true);
  await expect.poll(() => reason(page).innerText()).toBe('Reads below grade level');
  await expect.poll(() => field(page, 'Password for the report').inputValue()).toBe('');
  await status(page, 'There are unsaved changes.').waitFor();
});

test('an offered draft is not lost by typing before the answer', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Noor');
  await page.reload();
  await offer(page).waitFor();
  await field(page, 'Last name').fill('Brown');
  await page.reload();
  await form(page).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Noor');
});

test('a draft is dropped by Discard, by saving, and when nothing is left of the change', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Noor');
  await page.reload();
  await form(page).getByRole('button', { name: 'Discard' }).click();
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await form(page).waitFor();
  expect(await offer(page).count(), 'after Discard').toBe(0);

  await field(page, 'First name').fill('Noor');
  expect(await drafts(page)).toHaveLength(1);
  await field(page, 'First name').fill('');
  expect(await drafts(page), 'nothing is left').toEqual([]);

  await fillIn(page);
  expect(await drafts(page)).toHaveLength(1);
  await saveButton(page).click();
  await status(page, 'Everything is saved.').waitFor();
  expect(await drafts(page), 'saved').toEqual([]);
});

test('a draft is dropped when the changes are abandoned, and only then', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Noor');
  const question = page.getByRole('alertdialog', { name: 'Your changes will be lost.' });
  await page.getByRole('link', { name: 'Help' }).click();
  await question.getByRole('button', { name: 'Stay on page' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await drafts(page), 'after staying').toHaveLength(1);
  await page.getByRole('link', { name: 'Help' }).click();
  await question.getByRole('button', { name: 'Abandon changes' }).click();
  await page.waitForURL('**/support');
  await form(page).waitFor({ state: 'detached' });
  expect(await drafts(page), 'after leaving').toEqual([]);
  await page.goBack();
  await form(page).waitFor();
  expect(await offer(page).count()).toBe(0);
});
