import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { PIXEL, prepareTextControls } from './text-controls-journey.ts';

const { openPiece } = prepareTextControls();

/** The text with a bar at the caret, or with brackets around the selection. */
const caretIn = (input: Locator) =>
  input.evaluate((element) => {
    const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
    const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
    if (start === end) return `${value.slice(0, start)}|${value.slice(start)}`;
    return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
  });

const placeCaret = (input: Locator, position: number) =>
  input.evaluate((element, at) => {
    const field = element as HTMLInputElement;
    field.focus();
    field.setSelectionRange(at, at);
  }, position);

test('a phone number gets its hyphens while it is typed or pasted, and the caret stays in its place', async () => {
  const { page, piece, paste } = await openPiece('Phone input');
  const phone = piece.getByRole('textbox', { name: 'Phone', exact: true });
  await phone.focus();
  const seen: string[] = [];
  for (const key of '6085550110') {
    await page.keyboard.press(key);
    seen.push(await caretIn(phone));
  }
  expect(seen).toEqual([
    '6|',
    '60|',
    '608|',
    '608-5|',
    '608-55|',
    '608-555|',
    '608-555-0|',
    '608-555-01|',
    '608-555-011|',
    '608-555-0110|',
  ]);
  await page.keyboard.type('9x-');
  await expect.poll(() => caretIn(phone)).toBe('608-555-0110|');

  await page.keyboard.press('Control+A');
  await page.keyboard.type('6080110');
  await placeCaret(phone, 3);
  await paste('555 99');
  await expect.poll(() => caretIn(phone)).toBe('608-555|-0110');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect.poll(() => caretIn(phone)).toBe('608-55|0-110');
  await page.keyboard.press('Delete');
  await expect.poll(() => caretIn(phone)).toBe('608-55|1-10');

  await page.keyboard.press('Control+A');
  await paste('Call (608) 555-0110, ask for Dana');
  await expect.poll(() => caretIn(phone)).toBe('608-555-0110|');
});

test('a text input is cleared by its button, takes 100 characters, and its texts belong to it', async () => {
  const { page, piece } = await openPiece('Text input');
  const school = piece.getByRole('textbox', { name: 'School' });
  const clear = piece.getByRole('button', { name: 'Clear', description: 'School', exact: true });
  await clear.click();
  await expect.poll(() => school.inputValue()).toBe('');
  await getsFocus(school);
  expect(await clear.count()).toBe(0);
  await page.keyboard.type('L');
  await expect.poll(() => clear.count()).toBe(1);

  await expect.poll(() => school.getAttribute('maxlength')).toBe('100');
  const client = piece.getByRole('textbox', { name: 'Client ID' });
  await expect.poll(() => client.getAttribute('maxlength')).toBe('50');
  await client.fill('PV-2217-A');
  await piece.getByText('41 characters remaining').first().waitFor();

  const email = piece.getByRole('textbox', { name: 'Email', exact: true });
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => email.getAttribute('aria-required')).toBe('true');
  await expect
    .poll(() => describedBy(email))
    .toEqual(['We send the invitation here.', 'Invalid email format']);
  await expect.poll(() => piece.getByText('Email', { exact: false }).first().textContent()).toContain('*');
});

const describedBy = (element: Locator) =>
  element.evaluate((node) =>
    (node.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );

test('a text area counts below zero in the error colour, or cuts and says so', async () => {
  const { page, piece, paste } = await openPiece('Text area');
  const comments = piece.getByRole('textbox', { name: 'Comments' }).first();
  await comments.fill('x'.repeat(100));
  const count = piece.getByText('0 characters remaining', { exact: true }).first();
  const colour = await count.evaluate((node) => getComputedStyle(node).color);
  await comments.press('End');
  await page.keyboard.type('yz');
  const over = comments.locator('xpath=../..').getByText('-2 characters remaining').first();
  expect(await over.evaluate((node) => getComputedStyle(node).color)).not.toBe(colour);
  await expect.poll(() => over.locator('svg').count()).toBe(1);
  expect((await comments.inputValue()).length).toBe(102);

  const reason = piece.getByRole('textbox', { name: 'Reason for referral' });
  await reason.focus();
  await page.keyboard.type('Reads well, counts s');
  expect(await piece.getByText('The limit was reached.').count()).toBe(0);
  await placeCaret(reason, 5);
  await page.keyboard.type('!');
  await expect.poll(() => caretIn(reason)).toBe('Reads| well, counts s');
  await piece.getByText('The limit was reached.').waitFor();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await paste('ABCD');
  await expect.poll(() => caretIn(reason)).toBe('ReadsAB|ell, counts s');
});

test('a password is shown and masked in place, and its strength is said in words', async () => {
  const { page, piece } = await openPiece('Password field');
  const password = piece.getByLabel('Current password', { exact: true });
  const box = password.locator('..');
  await placeCaret(password, 5);
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  await box.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await expect.poll(() => caretIn(password)).toBe('quiet| meadow 7');
  await getsFocus(password);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  await expect.poll(() => box.getByRole('button', { name: 'Show password' }).count()).toBe(1);
  await expect.poll(() => caretIn(password)).toBe('quiet| meadow 7');

  const field = piece.getByLabel('New password').locator('xpath=../..');
  const requirements = field.getByRole('listitem');
  await expect.poll(() => field.getByText('Password strength').count()).toBe(1);
  await expect.poll(() => requirements.getByRole('img', { name: 'Not met:' }).count()).toBe(3);
  await field.getByLabel('New password').fill('quiet meadow, slow river');
  await expect.poll(() => requirements.getByRole('img', { name: 'Met:', exact: true }).count()).toBe(3);
  await expect.poll(() => field.getByRole('status').textContent()).toBe('Strong. 3 of 3 requirements met.');
});

test('a checkbox that stands for several is in between while some of them are checked', async () => {
  const { page, piece } = await openPiece('Checkbox');
  const all = piece.getByRole('checkbox', { name: 'All forms' });
  const isIndeterminate = () => all.evaluate((node) => (node as HTMLInputElement).indeterminate);
  await expect.poll(() => isIndeterminate()).toBe(true);
  await all.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => isIndeterminate()).toBe(false);
  await expect.poll(() => piece.getByRole('checkbox', { name: 'Self-report' }).isChecked()).toBe(true);
  await piece.getByText('Teacher form').click();
  await expect.poll(() => isIndeterminate()).toBe(true);
  const certify = piece.getByRole('checkbox', { name: 'I certify that I am qualified' });
  await expect.poll(() => describedBy(certify)).toEqual(['This field is required']);
});

test('a radio group is one stop of the Tab key, and the arrows choose', async () => {
  const { page, piece } = await openPiece('Radio group');
  const group = piece.getByRole('radiogroup', { name: 'Delivery' });
  await group.getByRole('radio', { name: 'Email' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => group.getByRole('radio', { name: 'In Person' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => group.getByRole('radio', { name: 'Email' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  const licensed = piece.getByRole('radiogroup', { name: 'Licensed' });
  await expect.poll(() => licensed.getAttribute('aria-required')).toBe('true');
  await page.keyboard.press('Space');
  await expect.poll(() => licensed.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
  const supervised = piece.getByRole('radiogroup', { name: 'Supervised' });
  await expect.poll(() => describedBy(supervised)).toContain('Please select an option');
});

test('a toggle turns on and off by key and by its words', async () => {
  const { page, piece } = await openPiece('Toggle');
  const closed = piece.getByRole('switch', { name: 'Show closed cases' });
  await closed.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => closed.isChecked()).toBe(true);
  await piece.getByText('Show closed cases').click();
  await expect.poll(() => closed.isChecked()).toBe(false);
  await expect.poll(() => piece.getByRole('switch', { name: 'Pooled licenses' }).isDisabled()).toBe(true);
});

test('the search input opens from its icon, closes when it is left empty, and can be disabled', async () => {
  const { page, piece } = await openPiece('Search input');
  const icon = piece.getByRole('button', { name: 'Search clients' });
  const input = piece.getByRole('searchbox', { name: 'Search clients' });
  await icon.click();
  await getsFocus(input);
  await page.keyboard.type('Reyes');
  await page.keyboard.press('Tab');
  await expect.poll(() => input.inputValue()).toBe('Reyes');
  await input.focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => input.inputValue()).toBe('');
  await getsFocus(input);
  await page.keyboard.press('Tab');
  await input.waitFor({ state: 'detached' });

  await icon.focus();
  await page.keyboard.press('Enter');
  await getsFocus(input);
  await page.keyboard.press('Escape');
  await icon.waitFor();
  await getsFocus(icon);

  const filled = piece.getByRole('searchbox', { name: 'Search practitioners' });
  await filled.locator('..').getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => filled.inputValue()).toBe('');
  await getsFocus(filled);

  const disabled = piece.getByText('Disabled', { exact: true });
  const cases = piece.getByRole('searchbox', { name: 'Search cases' });
  await disabled.click();
  await cases.waitFor({ state: 'detached' });
  await expect.poll(() => piece.getByRole('button', { name: 'Search cases' }).isDisabled()).toBe(true);
  await disabled.click();
  await expect.poll(() => cases.inputValue()).toBe('Reyes');
});

test('a chosen image is shown and can be removed; what is refused says why and keeps the one before', async () => {
  const { page, piece } = await openPiece('File picker');
  const picker = piece.getByRole('group', { name: 'Logo' });
  const choose = picker.getByRole('button', { name: 'Choose a file' });
  const chooser = page.waitForEvent('filechooser');
  await choose.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'clinic.png', mimeType: 'image/png', buffer: PIXEL });
  await picker.getByRole('img', { name: 'Preview of clinic.png' }).waitFor();
  await expect.poll(() => picker.getByText('70 bytes', { exact: true }).count()).toBe(1);
  await expect.poll(() => picker.getByRole('status').textContent()).toBe('clinic.png, 70 bytes, chosen');
  await picker.getByRole('button', { name: 'Remove clinic.png' }).click();
  expect(await picker.getByText('clinic.png').count()).toBe(0);
  await getsFocus(choose);

  const input = picker.locator('input[type=file]');
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    input.setInputFiles({ name, mimeType, buffer });
  await give('clinic.png', 'image/png', PIXEL);
  await give('letter.pdf', 'application/pdf', PIXEL);
  await expect
    .poll(() => describedBy(picker))
    .toEqual(['PNG or JPEG, up to 2 MB', 'Choose a PNG or JPEG file']);
  await give('poster.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect.poll(() => describedBy(picker)).toContain('Choose a file of at most 2 MB');
  await expect.poll(() => picker.getByText('clinic.png', { exact: true }).count()).toBe(1);
  await give('clinic.png', 'image/png', PIXEL);
  await expect.poll(() => describedBy(picker)).toEqual(['PNG or JPEG, up to 2 MB']);
});

test('both sides of a range are named, take few characters, and share what is wrong', async () => {
  const { piece } = await openPiece('Range field');
  const lowest = piece.getByRole('textbox', { name: 'Lowest age' });
  await lowest.pressSequentially('1234');
  await expect.poll(() => lowest.inputValue()).toBe('123');
  await expect.poll(() => piece.getByRole('textbox', { name: 'Highest age' }).inputValue()).toBe('');
  const grades = piece.getByRole('group', { name: 'Grade' });
  await expect
    .poll(() => grades.getByRole('status').textContent())
    .toBe('The lowest grade is above the highest');
  for (const side of await grades.getByRole('textbox').all()) {
    await expect.poll(() => side.getAttribute('aria-invalid')).toBe('true');
  }
});
