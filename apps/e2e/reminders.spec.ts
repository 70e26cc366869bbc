import { addDays } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { expect, test } from 'vitest';
import { today as lakesideToday } from '../server/test/assessment-hub.ts';
import { prepareReminders } from './reminders-journey.ts';

const { own, open, sendForm } = prepareReminders();

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
