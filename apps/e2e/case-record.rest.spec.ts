import type { Case } from '@hub/contract/core/cases/case';
import { deleteCase, updateCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { editCase, editor, prepareCaseRecords, reopen, richText, saveCase } from './case-record-journey.ts';
import { field, form, nameOf, reasonOf, toastAction } from './client-journey.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { getsFocus } from './tab-to.ts';

const CLOSED = 'This case is closed. Reopen it to change it.';

const bodyOf = (latest: Case) => ({
  caseName: latest.caseName,
  referralDate: latest.referralDate,
  expirationDate: latest.expirationDate,
  referredByName: latest.referredByName,
  referredByEmail: latest.referredByEmail,
  referralReason: latest.referralReason,
  version: latest.version,
});

const { url, openNewCase, openCase, casesOf, call } = prepareCaseRecords('case-record');

const TOO_EARLY = 'Expiration needs to be after Referral Date';
const date = (page: Page, label: string) => field(form(page), label);
const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });

const newCase = (page: Page) => page.getByRole('button', { name: 'New case', exact: true });
const newClient = (page: Page) => page.getByRole('button', { name: 'Add a new client' });
const goOn = (page: Page) => form(page).getByRole('button', { name: 'Add client and continue' });

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
  expect(await obstacles(page)).toEqual([]);
  await choice.getByText('theirs', { exact: true }).click();
  await conflict.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => date(page, 'Case name').inputValue()).toBe('Renamed');
  await expect.poll(() => date(page, 'Referred by').inputValue()).toBe('theirs');
  await expect.poll(() => date(page, "Referrer's email").inputValue()).toBe('new@home.test');
  await saveCase(page).click();
  await heading(page, 'Renamed').waitFor();
});

test('a case is deleted after a question and brought back: from the message, at Home, and at its address', async () => {
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

  await call(page, deleteCase, `/core/api/cases/${opened.id}`);
  await page.getByRole('button', { name: 'Deleted cases' }).click();
  const deleted = page.getByRole('dialog', { name: 'Deleted cases' });
  const item = deleted.getByRole('listitem').filter({ hasText: opened.clientName });
  await expect.poll(() => item.innerText()).toMatch(/Client\n+.*\n+Referred on\n+\d\d\/\d\d\/\d{4}/);
  await item.getByRole('button', { name: `Restore ${opened.caseName}` }).click();
  await toast(page, `${opened.caseName} was restored`).waitFor();
  await item.waitFor({ state: 'detached' });

  await call(page, deleteCase, `/core/api/cases/${opened.id}`);
  const address = `**/core/api/cases/${opened.id}`;
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(url(`/cases/${opened.id}`));
  await heading(page, 'The case could not be loaded').waitFor();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'This case was deleted.').waitFor();
  await page.getByText(/^It can be restored until \d\d\/\d\d\/\d{4}\.$/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await heading(page, opened.caseName).waitFor();
});

test('at Home a client is found whatever answer comes late, and one that is not added stays typed', async () => {
  const { page, client } = await openCase();
  await page.goto(url('/cases'));
  await newCase(page).click();
  const search = page.getByRole('combobox', { name: 'Client' });
  await getsFocus(search);
  const found = page.getByRole('option', { name: `${nameOf(client)}, 03/09/2015` });
  const nobody = { items: [], page: 1, pageSize: 10, totalItems: 0, totalPages: 0 };
  const lateAnswer = new Promise<void>((resolve) => {
    void page.route('**/core/api/clients?Name=Zora&*', async (route) => {
      await found.waitFor();
      // The page may have cancelled this request by then.
      await route.fulfill({ json: nobody }).catch(() => {});
      resolve();
    });
  });
  const asked = page.waitForRequest(/Name=Zora&/);
  await page.keyboard.type('Zora');
  await asked;
  await page.keyboard.type(` ${client.lastName}`);
  await lateAnswer;
  await found.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await obstacles(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(url(`/clients/${client.id}/cases/new`));

  await page.getByRole('link', { name: /^Home/ }).click();
  await newCase(page).click();
  await getsFocus(search);
  await page.keyboard.type(`${client.lastName}, Zora`);
  await found.waitFor();
  await page.keyboard.press('Escape');
  await newClient(page).click();
  await field(form(page), 'Date of birth').pressSequentially('03092015');
  await form(page).getByText('A client with this name and date of birth exists:').waitFor();
  expect(await obstacles(page, { within: '[role="dialog"]' })).toEqual([]);
  await page.route('**/core/api/clients', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await goOn(page).click();
  await toast(page, 'Something went wrong. Please try again later.').waitFor();
  await expect.poll(() => field(form(page), 'First name').inputValue()).toBe('Zora');
  await expect.poll(() => field(form(page), 'Date of birth').inputValue()).toBe('03/09/2015');
  await goOn(page).click();
  await page.waitForURL('**/cases/new');
});

test('the dates of a new case follow their rules; when its answer is lost it is kept, and opened once', async () => {
  const { page, client } = await openNewCase();
  await checkDates(page);
  await date(page, 'Case name').fill('Reading evaluation');
  await editor(form(page), 'Note').click();
  await page.keyboard.type('First call');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/core/api/cases', loseAnswer, { times: 1 });
  await saveCase(page).click();
  await toast(page, 'Something went wrong. Please try again later.').waitFor();
  await expect.poll(() => date(page, 'Case name').inputValue()).toBe('Reading evaluation');
  await editor(form(page), 'Note').getByText('First call').waitFor();
  await saveCase(page).click();
  await heading(page, 'Reading evaluation').waitFor();
  expect(await casesOf(page, client)).toHaveLength(1);
});

async function checkDates(page: Page) {
  const referral = date(page, 'Referral date');
  const expiration = date(page, 'Expiration date');
  const retype = async (target: typeof referral, digits: string) => {
    await target.fill('');
    await target.pressSequentially(digits);
    await target.blur();
  };
  await retype(referral, '03102026');
  await expect.poll(() => expiration.inputValue(), { message: 'follows' }).toBe('03/10/2027');
  await retype(referral, '02302026');
  await form(page).getByText('Invalid date format').waitFor();
  await expect.poll(() => expiration.inputValue(), { message: 'waits for a day' }).toBe('03/10/2027');
  await retype(referral, '02282026');
  await expect.poll(() => expiration.inputValue(), { message: 'follows again' }).toBe('02/28/2027');

  await retype(expiration, '02282026');
  await form(page).getByText(TOO_EARLY).waitFor();
  expect(await reasonOf(page, saveCase(page))).toBe('Fill in: Case name. Check: Expiration date.');
  await retype(referral, '02272026');
  await form(page).getByText(TOO_EARLY).waitFor({ state: 'detached' });
  await retype(referral, '03012026');
  await form(page).getByText(TOO_EARLY).waitFor();
  await expect.poll(() => expiration.inputValue(), { message: 'stays as chosen' }).toBe('02/28/2026');
  await retype(expiration, '');
  await form(page).getByText('This field is required').waitFor();
  await retype(expiration, '03012027');
}
