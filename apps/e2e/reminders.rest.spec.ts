import { copyAdministrationLink } from '@hub/contract/core/administrations/administrations';
import { createConsent } from '@hub/contract/core/consents/consents';
import { addDays } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { haveBusinessDaysPassed } from '../server/src/features/assessments/alerts/business-days-passed.ts';
import { lookThroughForms } from '../server/src/features/assessments/alerts/look-through-forms.ts';
import { notifyOfAlerts } from '../server/src/features/assessments/alerts/notify-of-alerts.ts';
import type { Mail } from '../server/src/mail/outbox.ts';
import { today as lakesideToday } from '../server/test/assessment-hub.ts';
import { openDevice } from '../server/test/form-hub.ts';
import { PHONE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { practitioner, prepareReminders, ZONE } from './reminders-journey.ts';
import { toast } from './session-journey.ts';

const reminders = (page: Page) => page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');

const { own, url, open, send, openCase, sendForm, remindIn } = prepareReminders();

const colleague = demoAccount('second@demo.test');

/** The addresses that are notified of critical answers this many hours from now. */
async function tellAfter(hours: number): Promise<string[]> {
  const { database, app } = own.hub;
  const told: string[] = [];
  const sendMail = async (_db: unknown, { to }: Mail) => void told.push(to);
  const parts = { database, sendMail, publicUrl: new URL(url()) };
  await notifyOfAlerts(parts, app.log, new Date(Date.now() + hours * 3_600_000));
  return told;
}

const YEAR = 365 * 24;

/** The hours until this many business days have passed since an alert that is made in two hours. */
function businessDays(days: number): number {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  for (let hours = 3; ; hours += 1)
    if (haveBusinessDaysPassed(at(2), at(hours), ZONE, days)) return hours + 1;
}

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

test('an own text is seen before it is saved, sent, and taken back', async () => {
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
  await sendForm();
  expect((await remindIn(3))[0]?.text).toContain('Please think of Larkfield Mood Check');

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

test('critical answers of an unfinished form that stay unread are told to the backup, then to the managers', async () => {
  const page = await open('/profile');
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

  // The demonstration has an alert of its own: its notifications are sent first, until none is left.
  while ((await tellAfter(YEAR)).length > 0);

  const form = await sendForm();
  const params = { caseId: form.caseId, batteryId: form.batteryId, id: form.id };
  const { link } = await send(copyAdministrationLink, undefined, params);
  const device = await openDevice(own.hub, { administrationId: form.id, secret: link.split('#')[1] });
  await device.save({ item: '12', value: '3' });
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await lookThroughForms(own.hub.database, own.hub.app.log, later(2));
  await page.goto(url(`/cases/${form.caseId}/assessments/${form.id}`));
  await page.getByText('Critical answers to read soon').waitFor();

  await tellAfter(3);
  const [oneDay, twoDays] = [businessDays(1), businessDays(2)];
  expect(await tellAfter(oneDay - 12)).toEqual([]);
  expect(await tellAfter(oneDay)).toEqual([colleague.email]);
  expect(await tellAfter(oneDay)).toEqual([]);
  await page.reload();
  await page.getByText('The backup was told that critical answers are unread').waitFor();
  expect(await tellAfter(twoDays)).toEqual(['manager@demo.test']);
  await page.reload();
  await page.getByText('The managers were told that critical answers are unread').waitFor();
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Spoke with Mia.');
  await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByText(/^Acknowledged by/).waitFor();
  expect(await tellAfter(YEAR)).toEqual([]);
});

test("a parent's consent counts until the day before the client turns 18", async () => {
  const [year = '', ...monthAndDay] = lakesideToday().split('-');
  const turning18 = [Number(year) - 18, ...monthAndDay].join('-');
  const recordConsent = async (dateOfBirth: string) => {
    const { caseId } = await openCase(dateOfBirth);
    await send(
      createConsent,
      {
        givenBy: { kind: 'other', firstName: 'Odo', lastName: 'Quill', authority: 'parent' },
        purposes: ['assessment'],
        method: 'written',
        givenOn: addDays(lakesideToday(), -30),
      },
      { caseId },
    );
    return caseId;
  };
  const page = await open(`/cases/${await recordConsent(addDays(turning18, 1))}`, PHONE);
  const consents = page.getByRole('list', { name: 'Consent' });
  await consents.getByText('In force').waitFor();
  await page.goto(url(`/cases/${await recordConsent(turning18)}`));
  await consents.getByText('Ended').waitFor();
  const yesterday = displayDate(addDays(lakesideToday(), -1));
  await page.getByRole('button', { name: 'Add assessments' }).click();
  await page
    .getByText(`Consent to assessments ended on ${yesterday}: the client has turned 18.`)
    .first()
    .waitFor();
});

test('a code that has expired opens nothing, and says what to do', async () => {
  const form = await sendForm();
  const page = await open(`/cases/${form.caseId}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Code for another device' }).click();
  const shown = page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/);
  const code = (await shown.textContent()) ?? '';
  await own.hub.database.system
    .updateTable('form_codes')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('administration_id', '=', form.id)
    .execute();
  await page.goto(url('/assessment'));
  await page.getByRole('textbox', { name: 'Enter your code' }).fill(code);
  await page.getByRole('button', { name: 'Open the form' }).click();
  await page.getByText(/This code is not right, was used already or has expired/).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

test('axe finds nothing in the reminders of a form on a phone, and in what is overdue at Home', async () => {
  const form = await sendForm();
  const phone = await open(`/cases/${form.caseId}/assessments/${form.id}`, PHONE);
  await phone.getByRole('list', { name: 'Reminders' }).waitFor();
  expect(await obstacles(phone)).toEqual([]);
  await own.hub.database.system
    .updateTable('administrations')
    .set({ due_on: lakesideToday() })
    .where('id', '=', form.id)
    .execute();
  const page = await open('/cases');
  await page.getByRole('region', { name: 'Overdue' }).getByText(form.clientName).first().waitFor();
  expect(await obstacles(page)).toEqual([]);
});
