import { addDays } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { today as lakesideToday } from '../server/test/assessment-hub.ts';
import { openDevice } from '../server/test/form-hub.ts';
import { PHONE } from './client-journey.ts';
import { practitioner, prepareReminders } from './reminders-journey.ts';
import { toast } from './session-journey.ts';

const { own, open, sendForm, remindIn } = prepareReminders();

const reminders = (page: Page) => page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');

test('a form is reminded of on its days until it is submitted, and which days is changed on its page', async () => {
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
  await page.getByText('7 days after sending').last().click();
  await toast(page, 'Reminders changed').waitFor();
  await expect.poll(() => reminders(page).count()).toBe(2);

  expect(await remindIn(2)).toEqual([]);
  const [mail] = await remindIn(3);
  expect(mail?.subject).toBe(`Reminder: questions for you, from ${practitioner.name}`);
  expect(await remindIn(7)).toEqual([]);
  await page.reload();
  await reminders(page)
    .getByText(/^Sent /)
    .waitFor();
  await page.getByText('Reminder written: mia@demo.test').waitFor();

  const [, secret = ''] = /#(\S+)/.exec(mail?.text ?? '') ?? [];
  const device = await openDevice(own.hub, { administrationId: form.id, secret });
  await device.answerAll();
  expect((await device.submit()).status).toBe(200);
  expect(await remindIn(9)).toEqual([]);
  await page.reload();
  await expect.poll(() => reminders(page).count()).toBe(1);
});

test('Home shows what is overdue, and a later due date from there settles it', async () => {
  const form = await sendForm();
  await own.hub.database.system
    .updateTable('administrations')
    .set({ due_on: lakesideToday() })
    .where('id', '=', form.id)
    .execute();
  const page = await open('/cases');
  const item = page
    .getByRole('region', { name: 'Overdue' })
    .getByRole('listitem')
    .filter({ hasText: form.clientName });
  await item.waitFor();
  const counted = async () => Number(/^\((\d+)\) Home/.exec(await page.title())?.[1] ?? 0);
  const before = await counted();
  await page.getByRole('link', { name: new RegExp(`^Home ?, ${before} thing`) }).waitFor();

  await item.getByRole('button', { name: 'Change due date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Due date' }).fill(displayDate(addDays(lakesideToday(), 12)));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await item.waitFor({ state: 'detached' });
  await expect.poll(counted).toBe(before - 1);
});
