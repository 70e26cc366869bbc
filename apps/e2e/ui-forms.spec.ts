import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, logOut, signIn, submitCredentials } from './demo-sign-in.ts';
import { pieceAddress, pieceOn } from './piece.ts';
import { MINUTE, practitioner, prepareSessions, SOON } from './session-journey.ts';
import { hasFocus } from './tab-to.ts';

const second = demoAccount('second@demo.test');
const { url, openPage, signedIn } = prepareSessions();

const eventually = <Value>(read: () => Value) => expect.poll(read, SOON);

const REQUIRED = 'This field is required';
const PASSWORD = 'Quiet-Meadow-41';

const piece = (page: Page) => pieceOn(page, 'Form');
const form = (page: Page) => piece(page).getByRole('form', { name: 'Contact' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const saveButton = (page: Page) => form(page).getByRole('button', { name: /^Save contact/ });
const status = (page: Page, text: string) => form(page).getByRole('status').getByText(text);
const offer = (page: Page) => form(page).getByText(/^You have unsaved changes from /);
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('hub.draft:')));

async function openForm() {
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url(pieceAddress('Form')));
  await form(page).waitFor();
  return page;
}

/** What stands under a field and is tied to it. */
const describedBy = (page: Page, label: string) =>
  field(page, label).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );

async function choose(page: Page, name: RegExp, option: string) {
  await piece(page).getByRole('button', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillIn(page: Page) {
  await field(page, 'First name').fill('Noor');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Date of birth').pressSequentially('02292016');
  await field(page, 'Email').fill('noor@clinic.test');
  await choose(page, /Relationship/, 'Guardian');
  await form(page).getByRole('radio', { name: 'In person' }).check();
  await field(page, 'Password for the report').fill(PASSWORD);
  await form(page).getByRole('checkbox', { name: 'I may share this contact' }).check();
}

test('a message comes when the field is left, and goes when it is left again', async () => {
  const page = await openForm();
  const name = field(page, 'First name');
  expect(await name.getAttribute('aria-required')).toBe('true');
  await name.focus();
  await name.pressSequentially('A');
  await name.fill('');
  expect(await form(page).getByText(REQUIRED).count(), 'while typing').toBe(0);
  await name.blur();
  await eventually(() => describedBy(page, 'First name')).toContain(REQUIRED);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await form(page).getByText(REQUIRED).count(), 'of the others').toBe(1);

  await name.fill('Ava');
  expect(await describedBy(page, 'First name'), 'until it is left').toContain(REQUIRED);
  await name.blur();
  await eventually(() => form(page).getByText(REQUIRED).count()).toBe(0);
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
  expect(await saveButton(page).getAttribute('aria-disabled')).toBe('true');
  expect(await reason()).toBe('Fill in: First name, Last name, Date of birth, and 5 more.');
  await fillIn(page);
  await eventually(() => saveButton(page).getAttribute('aria-disabled')).toBeNull();
  await field(page, 'Email').fill('noor@clinic');
  expect(await reason()).toBe('Check: Email.');
});

test('Enter in a form that is not complete leads to its first error', async () => {
  const page = await openForm();
  await field(page, 'First name').fill('Ava');
  await field(page, 'Email').fill('noor@clinic.test');
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(field(page, 'Last name'))).toBe(true);
  await eventually(() => describedBy(page, 'Last name')).toContain(REQUIRED);

  await field(page, 'Last name').fill('Brown');
  await field(page, 'Date of birth').pressSequentially('11152016');
  await field(page, 'Phone').focus();
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(form(page).getByRole('button', { name: /Relationship/ }))).toBe(true);
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

test('what the server refuses stands at its field, the rest on top', async () => {
  const page = await openForm();
  await choose(page, /The made-up server/, 'Refuses the email');
  await fillIn(page);
  await field(page, 'First name').press('Enter');
  await eventually(() => hasFocus(field(page, 'Email'))).toBe(true);
  const refused = 'This email belongs to another contact';
  await eventually(() => describedBy(page, 'Email')).toContain(refused);
  await form(page).getByRole('alert').getByText('version: The contact was changed meanwhile').waitFor();

  await field(page, 'Email').blur();
  await page.waitForTimeout(300);
  expect(await describedBy(page, 'Email'), 'the same value').toContain(refused);
  await field(page, 'Email').fill('nora@clinic.test');
  await field(page, 'Email').blur();
  await eventually(() => describedBy(page, 'Email')).not.toContain(refused);

  await choose(page, /The made-up server/, 'Saves');
  await saveButton(page).click();
  await status(page, 'Everything is saved.').waitFor();
  expect(await form(page).getByRole('alert').count()).toBe(0);
});

test.each([
  ['Refuses something else', 'Some of what was sent is not valid.'],
  ['Is away', 'Check your connection, or try again in a moment.'],
])('when the server %s, the form says so where one looks', async (answer, message) => {
  const page = await openForm();
  await choose(page, /The made-up server/, answer);
  await fillIn(page);
  await saveButton(page).click();
  const alert = form(page).getByRole('alert');
  await alert.getByText(message).waitFor();
  await eventually(() => alert.evaluate((banner) => banner.parentElement === document.activeElement)).toBe(
    true,
  );
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
  expect(await field(page, 'First name').inputValue(), 'before the answer').toBe('');
  expect(JSON.stringify(await drafts(page))).not.toContain(PASSWORD);

  await form(page).getByRole('button', { name: 'Restore' }).click();
  await offer(page).waitFor({ state: 'detached' });
  expect(await field(page, 'First name').inputValue()).toBe('Noor');
  expect(await field(page, 'Date of birth').inputValue()).toBe('02/29/2016');
  expect(await field(page, 'Comment').inputValue()).toBe('Prefers mornings');
  expect(
    await form(page)
      .getByRole('button', { name: /Relationship/ })
      .innerText(),
  ).toContain('Guardian');
  expect(await field(page, 'Password for the report').inputValue()).toBe('');
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
  expect(await field(page, 'First name').inputValue()).toBe('Noor');
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

test('after the 30-minute logout the draft is offered to the same user', async () => {
  const { page, pass } = await signedIn();
  await page.goto(url(pieceAddress('Form')));
  await field(page, 'First name').fill('Noor');
  await pass(31 * MINUTE);
  await page.waitForURL('**/login');
  expect(await page.getByText('Noor').count(), 'on the screen of nobody').toBe(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(`**${pieceAddress('Form')}`);
  await form(page).getByRole('button', { name: 'Restore' }).click();
  expect(await field(page, 'First name').inputValue()).toBe('Noor');
});

test('another user in the same tab finds nothing, and nothing is left for the first', async () => {
  const page = await openPage();
  await signIn(page, url(), practitioner);
  await page.goto(url(pieceAddress('Form')));
  await field(page, 'First name').fill('Noor');
  expect(await drafts(page)).toHaveLength(1);
  await logOut(page, practitioner);
  await signIn(page, url(), second);
  await page.goto(url(pieceAddress('Form')));
  await form(page).waitFor();
  expect(await offer(page).count()).toBe(0);
  expect(await field(page, 'First name').inputValue()).toBe('');
  await eventually(() => drafts(page)).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing in a form full of errors in the %s theme',
  async (theme) => {
    const page = await openForm();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await field(page, 'First name').focus();
    await page.keyboard.press('Enter');
    await form(page).getByText(REQUIRED).first().waitFor();
    await form(page).getByRole('toolbar').waitFor();
    const { violations } = await new AxeBuilder({ page }).include('#form').analyze();
    expect(violations.map((violation) => [violation.id, violation.nodes[0]?.html])).toEqual([]);
  },
);
