import { addDays } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { today as lakesideToday } from '../server/test/assessment-hub.ts';
import { PHONE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { prepareReminders } from './reminders-journey.ts';
import { toast } from './session-journey.ts';

const reminders = (page: Page) => page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');

const { own, url, open, sendForm } = prepareReminders();

const colleague = demoAccount('second@demo.test');

test('the days on which a form is reminded of are changed on its page; Home shows what is overdue, on a phone', async () => {
  const form = await sendForm();
  const page = await open(`/cases/${form.caseId}/assessments/${form.id}`, PHONE);
  const dayIn = (days: number) => displayDate(addDays(lakesideToday(), days));
  await expect
    .poll(() => reminders(page).allInnerTexts())
    .toEqual([
      `3 days after sending\nPlanned for ${dayIn(3)}`,
      `7 days after sending\nPlanned for ${dayIn(7)}`,
      `The day before it is due\nPlanned for ${dayIn(9)}`,
    ]);
  expect(await obstacles(page)).toEqual([]);
  await page.getByText('7 days after sending').last().click();
  await toast(page, 'Reminders changed').waitFor();
  await expect.poll(() => reminders(page).count()).toBe(2);

  await own.hub.database.system
    .updateTable('administrations')
    .set({ due_on: lakesideToday() })
    .where('id', '=', form.id)
    .execute();
  await page.goto(url('/cases'));
  await page.getByRole('region', { name: 'Overdue' }).getByText(form.clientName).first().waitFor();
  expect(await obstacles(page)).toEqual([]);
});

test('an own text is seen before it is saved, and taken back; a colleague is chosen as backup', async () => {
  const page = await open('/profile', PHONE);
  const form = page.getByRole('form', { name: 'Text of reminders' });
  const text = form.getByRole('textbox', { name: 'Text' });
  await text.fill('Dear parent of {parent}');
  await text.blur();
  await form.getByText('Nothing is known for {parent}.').waitFor();
  await text.fill('Please think of {form}, {client}.');
  await form.getByText('Please think of Larkfield Behavior Scales, Parent form, Robin A..').waitFor();
  expect(await obstacles(page, { within: 'form[aria-label="Text of reminders"]' })).toEqual([]);
  await form.getByRole('button', { name: 'Save text' }).click();
  await toast(page, 'Your text was saved').waitFor();
  await chooseBackup(page);

  // The answer arrives after the page was left: the result is shown all the same.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/auth/api/users/reminder-texts', async (route) => {
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Use the usual text' }).click();
  await page.getByRole('link', { name: /^Home/ }).click();
  await form.waitFor({ state: 'detached' });
  release();
  await toast(page, 'The usual text is sent again').waitFor();
  await page.goBack();
  await expect.poll(() => text.inputValue()).toContain('This is a reminder');
});

async function chooseBackup(page: Page) {
  const backup = page.getByRole('combobox', { name: 'Backup' });
  const listed = page.getByRole('option', { name: colleague.name });
  // Filling scrolls to the field, and scrolling closes a list that has just opened, so it is opened again.
  const isChosen = async () => (await backup.inputValue()) === colleague.name;
  await expect
    .poll(async () => {
      // Emptying the field again would take the choice back.
      if (await isChosen()) return true;
      await backup.fill('');
      await backup.fill(colleague.name.slice(0, 4));
      await backup.press('ArrowDown');
      if (await listed.isVisible()) await backup.press('Enter');
      return isChosen();
    })
    .toBe(true);
  await toast(page, `${colleague.name} is your backup`).waitFor();
}
