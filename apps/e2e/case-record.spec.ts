import { displayDate } from '@hub/contract/dates/date-display';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  addNote,
  closeCase,
  editCase,
  editor,
  inAYear,
  note,
  prepareCaseRecords,
  reopen,
  saveCase,
  saveNote,
  today,
} from './case-record-journey.ts';
import { field, form, reasonOf, someLastName } from './client-journey.ts';
import { heading } from './heading.ts';
import { toast } from './session-journey.ts';
import { getsFocus, hasFocus, tabTo } from './tab-to.ts';

const { openAt } = prepareCaseRecords('case-record');

const CLOSED = 'This case is closed. Reopen it to change it.';
const date = (page: Page, label: string) => field(form(page), label);
const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });

async function type(page: Page, target: ReturnType<typeof date>, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
async function press(page: Page, target: ReturnType<typeof date>) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const newCase = (page: Page) => page.getByRole('button', { name: 'New case', exact: true });
const goOn = (page: Page) => form(page).getByRole('button', { name: 'Add client and continue' });

test('a case is begun at Home, written about, closed and reopened by keyboard alone', async () => {
  const page = await openAt('/cases');
  const lastName = someLastName();
  await press(page, newCase(page));
  const search = page.getByRole('combobox', { name: 'Client' });
  await getsFocus(search);
  await page.keyboard.type(`Zora ${lastName}`);
  await page.getByRole('option', { name: `Add a new client: Zora ${lastName}` }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await getsFocus(field(form(page), 'First name'));
  await expect
    .poll(() => field(form(page), 'Last name').inputValue(), { message: 'as it was searched for' })
    .toBe(lastName);
  await type(page, field(form(page), 'Date of birth'), '03092015');
  await press(page, goOn(page));
  await page.waitForURL('**/cases/new');

  await type(page, date(page, 'Case name'), 'Reading evaluation');
  await expect.poll(() => date(page, 'Referral date').inputValue()).toBe(displayDate(today));
  await expect.poll(() => date(page, 'Expiration date').inputValue()).toBe(displayDate(inAYear));
  await type(page, date(page, 'Referred by'), 'Harbor Elementary');
  await type(page, date(page, "Referrer's email"), 'office@harbor.test');
  await type(page, editor(form(page), 'Reason for referral'), 'Falls behind in reading');
  await type(page, editor(form(page), 'Note'), 'First call');
  await press(page, saveCase(page));

  await heading(page, 'Reading evaluation').waitFor();
  await toast(page, 'Reading evaluation added successfully').waitFor();
  for (const text of ['Open', '365 days left', displayDate(inAYear), 'Falls behind in reading', 'First call'])
    await page.getByText(text, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'office@harbor.test' }).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: `Zora ${lastName}` }).count(), { message: 'twice' })
    .toBe(2);

  await press(page, addNote(page));
  await getsFocus(editor(form(page), 'Note'));
  await page.keyboard.type('See ');
  await page.keyboard.press('Shift+Tab');
  const link = form(page).getByRole('button', { name: 'Link', exact: true });
  while (!(await hasFocus(link))) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('textbox', { name: 'URL' }));
  await page.keyboard.type('example.test/guide');
  await page.keyboard.press('Enter');
  await getsFocus(editor(form(page), 'Note'));
  await press(page, saveNote(page));
  await getsFocus(addNote(page));
  await expect
    .poll(() => note(page, 'See').getByRole('link').getAttribute('href'))
    .toBe('https://example.test/guide');

  await press(page, note(page, 'See').getByRole('button', { name: 'Edit note' }));
  await getsFocus(editor(form(page), 'Note'));
  await page.keyboard.type(' and the plan');
  await press(page, saveNote(page));
  await note(page, 'and the plan').getByText('Edited').waitFor();
  await getsFocus(note(page, 'and the plan').getByRole('button', { name: 'Edit note' }));

  await tabTo(page, closeCase(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await getsFocus(question(page, /^Close/).getByRole('button', { name: 'Cancel' }));
  await press(page, question(page, /^Close/).getByRole('button', { name: 'Close case' }));
  await getsFocus(reopen(page));
  await page.getByText('Closed', { exact: true }).waitFor();
  expect(await reasonOf(page, editCase(page))).toBe(CLOSED);
  expect(await reasonOf(page, addNote(page))).toBe(CLOSED);
  expect(await reasonOf(page, page.getByRole('button', { name: 'Delete', exact: true }))).toBe(CLOSED);
  await page.keyboard.press('Enter');
  await getsFocus(closeCase(page));
  await page.getByText('Open', { exact: true }).waitFor();
});
