import type { Case } from '@hub/contract/core/cases/case';
import { updateCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
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
  richText,
  saveCase,
  saveNote,
  today,
} from './case-record-journey.ts';
import { field, form, reasonOf, someLastName, toastAction } from './client-journey.ts';
import { heading } from './heading.ts';
import { toast } from './session-journey.ts';
import { getsFocus, hasFocus, tabTo } from './tab-to.ts';

const { url, openAt, openCase, call } = prepareCaseRecords('case-record');

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

test('of two browsers that edit a case none overwrites the other, and one that was closed says so', async () => {
  const { page, opened } = await openCase({ referralReason: richText('<p>Falls behind</p>') });
  const changeElsewhere = async (latest: Case, changes: object): Promise<Case> =>
    call(page, updateCase, updateCase.path.replace(':id', opened.id), { ...bodyOf(latest), ...changes });
  const setStatus = async (status: number): Promise<Case> =>
    call(page, updateCaseStatus, updateCaseStatus.path.replace(':id', opened.id), { status });

  await editCase(page).click();
  await getsFocus(date(page, 'Case name'));
  await date(page, 'Referred by').fill('mine');
  const second = await changeElsewhere(opened, { referredByEmail: 'theirs@home.test' });

  const conflict = page.getByRole('dialog', { name: 'This case was changed meanwhile' });
  const saveMerged = conflict.getByRole('button', { name: 'Save changes' });
  await saveCase(page).click();
  await conflict.getByText('theirs@home.test').waitFor();
  expect(await conflict.getByRole('radiogroup').count(), 'nothing to choose').toBe(0);
  const third = await changeElsewhere(second, { referralReason: richText('<p>Falls asleep</p>') });
  await saveMerged.click();
  await conflict.getByText('Falls asleep').waitFor();
  await saveMerged.click();
  await toast(page, 'Changes saved').waitFor();
  await getsFocus(editCase(page));
  await page.getByText('mine', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'theirs@home.test' }).waitFor();
  await page.getByText('Falls asleep', { exact: true }).waitFor();

  await editCase(page).click();
  await date(page, 'Case name').fill('Renamed');
  await date(page, 'Referred by').fill('');
  await setStatus(4);
  await saveCase(page).click();
  await toast(page, CLOSED).waitFor();
  await reopen(page).waitFor();

  const { version } = await setStatus(1);
  await changeElsewhere(third, { version, referredByName: 'theirs', referredByEmail: 'new@home.test' });
  await page.reload();
  await form(page).getByRole('button', { name: 'Restore' }).click();
  const choice = conflict.getByRole('radiogroup', { name: 'Referred by' });
  await choice.getByRole('radio', { name: 'Not given' }).waitFor();
  await choice.getByText('theirs', { exact: true }).click();
  await conflict.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => date(page, 'Case name').inputValue()).toBe('Renamed');
  await expect.poll(() => date(page, 'Referred by').inputValue()).toBe('theirs');
  await expect.poll(() => date(page, "Referrer's email").inputValue()).toBe('new@home.test');
  await saveCase(page).click();
  await heading(page, 'Renamed').waitFor();
});

const bodyOf = (latest: Case) => ({
  caseName: latest.caseName,
  referralDate: latest.referralDate,
  expirationDate: latest.expirationDate,
  referredByName: latest.referredByName,
  referredByEmail: latest.referredByEmail,
  referralReason: latest.referralReason,
  version: latest.version,
});

test('a case is deleted after a question and brought back, from the message and at its address', async () => {
  const { page, opened } = await openCase();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  await question(page, `Delete ${opened.caseName}?`).getByRole('button', { name: 'Cancel' }).click();
  await getsFocus(remove);
  await remove.click();
  await question(page, `Delete ${opened.caseName}?`).getByRole('button', { name: 'Delete case' }).click();
  await page.waitForURL(url('/cases'));
  await toast(page, `${opened.caseName} was deleted`).waitFor();
  await toastAction(page, 'Undo').click();
  await toast(page, `${opened.caseName} was restored`).waitFor();

  await page.goto(url(`/cases/${opened.id}`));
  await heading(page, opened.caseName).waitFor();
  await remove.click();
  await page.getByRole('button', { name: 'Delete case' }).click();
  await page.waitForURL(url('/cases'));
  await page.goto(url(`/cases/${opened.id}`));
  await heading(page, 'This case was deleted.').waitFor();
  await page.getByText(/^It can be restored until \d\d\/\d\d\/\d{4}\.$/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await heading(page, opened.caseName).waitFor();
});
