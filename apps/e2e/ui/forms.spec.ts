import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { drafts, field, form, offer } from './contact-form.ts';
import {
  box,
  choose,
  fillIn,
  language,
  PASSWORD,
  prepareContactForms,
  reason,
  saveButton,
  selectButton,
  status,
  steps,
} from './forms-journey.ts';

const { openForm } = prepareContactForms();

const REQUIRED = 'This field is required';

/** The text below a field that is tied to it. */
const describedBy = (page: Page, label: string) =>
  field(page, label).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );

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

  for (const { label, typed, message } of refused) {
    await field(page, label).fill(typed);
    await field(page, label).blur();
    await expect.poll(() => describedBy(page, label)).toContain(message);
  }
});

/** By the rules of the contract. */
const refused = [
  { label: 'Email', typed: 'noor@', message: 'Invalid email format' },
  { label: 'Phone', typed: '60855', message: 'Invalid format, the number must have 10 digits.' },
  { label: 'Date of birth', typed: '02/30/2016', message: 'Invalid date format' },
  { label: 'Date of birth', typed: '12/31/2030', message: 'Invalid date of birth' },
  { label: 'Password for the report', typed: 'abc', message: 'Invalid password' },
];

test('the button says what is missing, and Enter leads there, whatever kind of field it is', async () => {
  const page = await openForm();
  const missing = async () => {
    const id = await saveButton(page).getAttribute('aria-describedby');
    return id === null ? undefined : page.locator(`[id="${id}"]`).textContent();
  };
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBe('true');
  await expect.poll(missing).toBe('Fill in: First name, Last name, Date of birth, and 9 more.');
  await reason(page).waitFor();
  for (const { at, fill } of steps) {
    await field(page, 'First name').fill('Ava');
    await field(page, 'First name').press('Enter');
    await getsFocus(at(page));
    await fill(page);
  }
  await expect.poll(() => saveButton(page).getAttribute('aria-disabled')).toBeNull();
  await field(page, 'Phone').pressSequentially('608');
  await field(page, 'Comment').fill('a'.repeat(501));
  await expect.poll(missing).toBe('Check: Phone and Comment.');
  await field(page, 'First name').press('Enter');
  await getsFocus(field(page, 'Phone'));
  await field(page, 'Phone').fill('');
  await field(page, 'First name').press('Enter');
  await getsFocus(field(page, 'Comment'));
});

test('what is not saved stays and is told: no answer on top, a refused field at the field', async () => {
  const page = await openForm();
  await status(page, 'Nothing has been changed.').waitFor();
  await choose(page, 'The made-up server', 'Is away');
  await fillIn(page);
  await status(page, 'There are unsaved changes.').waitFor();
  await saveButton(page).click();
  await saveButton(page).getByRole('progressbar').waitFor();
  await status(page, 'Saving…').waitFor();
  const alert = form(page).getByRole('alert');
  await alert.getByText('Check your connection, or try again in a moment.').waitFor();
  await expect
    .poll(() => alert.evaluate((banner) => banner.parentElement === document.activeElement))
    .toBe(true);
  await status(page, 'There are unsaved changes.').waitFor();

  await choose(page, 'The made-up server', 'Refuses the email');
  await field(page, 'First name').press('Enter');
  await getsFocus(field(page, 'Email'));
  const refusal = 'This email belongs to another contact';
  await expect.poll(() => describedBy(page, 'Email')).toContain(refusal);
  await alert.getByText('version: The contact was changed meanwhile').waitFor();
  await field(page, 'Email').blur();
  await page.waitForTimeout(300);
  await expect.poll(() => describedBy(page, 'Email'), { message: 'the same value' }).toContain(refusal);
  await field(page, 'Email').fill('nora@clinic.test');
  await field(page, 'Email').blur();
  await expect.poll(() => describedBy(page, 'Email')).not.toContain(refusal);

  await choose(page, 'The made-up server', 'Saves');
  expect(await drafts(page)).toHaveLength(1);
  await saveButton(page).click();
  await status(page, 'Everything is saved.').waitFor();
  expect(await alert.count()).toBe(0);
  expect(await drafts(page), 'saved').toEqual([]);
  await field(page, 'First name').fill('Nora');
  await status(page, 'There are unsaved changes.').waitFor();
  await field(page, 'First name').fill('Noor');
  await status(page, 'Everything is saved.').waitFor();
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
