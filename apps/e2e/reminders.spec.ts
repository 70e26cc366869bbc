import type { Administration } from '@hub/contract/core/administrations/administration';
import { sendAdministrations } from '@hub/contract/core/administrations/administrations';
import { createCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { instantOf } from '@hub/contract/dates/zone-clock';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { remindOfForms } from '../server/src/features/assessments/reminders/remind-of-forms.ts';
import type { Mail } from '../server/src/mail/outbox.ts';
import { today as lakesideToday } from '../server/test/assessment-hub.ts';
import { call } from '../server/test/call.ts';
import { openDevice } from '../server/test/form-hub.ts';
import { startTestHub, type TestHub } from '../server/test/test-hub.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { signInAside } from './kept-session.ts';
import { obstacles } from './obstacles.ts';
import { preparePages } from './pages.ts';
import { toast } from './session-journey.ts';

const practitioner = demoAccount('practitioner@demo.test');
const ZONE = 'America/Chicago';
const own = {} as { hub: TestHub };

// A hub of their own, in this process: its job is told what time it is.
const { url, take } = preparePages({
  isShared: false,
  start: async () => {
    own.hub = await startTestHub();
    return { origin: own.hub.environment.PUBLIC_URL ?? '', stop: own.hub.close };
  },
});

/** What is written when it is nine o'clock so many days from now. */
async function remindIn(days: number): Promise<Mail[]> {
  const { database, app, secrets } = own.hub;
  const mails: Mail[] = [];
  const sendMail = async (_db: unknown, mail: Mail) => void mails.push(mail);
  const parts = { database, logger: app.log, keys: secrets.formLinks, publicUrl: new URL(url()), sendMail };
  await remindOfForms(parts, instantOf(addDays(lakesideToday(), days), 9 * 60, ZONE));
  return mails.filter(({ to }) => to === 'mia@demo.test');
}

/** A form that was mailed to a client of thirteen, due in ten days. */
async function sendForm(): Promise<Administration & { clientName: string }> {
  const token = await own.hub.signIn(practitioner.email);
  const send = async (endpoint: AnyEndpoint, body: object, params: Record<string, string> = {}) =>
    (await call(own.hub, endpoint, { token, body, params })).body;
  const today = lakesideToday();
  const lastName = `Quill${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  const client = await send(createClient, {
    firstName: 'Mia',
    lastName,
    dateOfBirth: `${Number(today.slice(0, 4)) - 13}-01-09`,
    email: 'mia@demo.test',
  });
  const dates = { referralDate: today, expirationDate: addDays(today, 90) };
  const { id: caseId, batteryId } = await send(createCase, {
    clientId: client.id,
    caseName: 'Mood',
    ...dates,
  });
  const item = {
    formId: 'lmc-self',
    respondent: { kind: 'client' },
    delivery: 1,
    language: 'en',
    dueOn: addDays(today, 10),
  };
  const { items } = await send(sendAdministrations, { items: [item] }, { caseId, batteryId });
  return { ...items[0], clientName: `Mia ${lastName}` };
}

async function open(path: string, options: Parameters<typeof take>[0] = WIDE) {
  const kept = await signInAside(url(), practitioner);
  const { page } = await take({ reducedMotion: 'reduce', ...options }, kept);
  await page.goto(url(path));
  return page;
}

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
  expect(await obstacles(page)).toEqual([]);

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
  expect(await obstacles(page)).toEqual([]);

  await item.getByRole('button', { name: 'Change due date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Due date' }).fill(displayDate(addDays(lakesideToday(), 12)));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await item.waitFor({ state: 'detached' });
  await expect.poll(counted).toBe(before - 1);
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
  await form.getByRole('button', { name: 'Use the usual text' }).click();
  await toast(page, 'The usual text is sent again').waitFor();
  await expect.poll(() => text.inputValue()).toContain('This is a reminder');
});
