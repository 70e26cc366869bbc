import { changeReminderText } from '@hub/contract/auth/users/reminder-texts';
import {
  changeDueDate,
  changeFormReminders,
  changeRespondent,
  resendAdministration,
  submitAdministration,
} from '@hub/contract/core/administrations/administrations';
import { openAssessment } from '@hub/contract/core/assessment/assessment';
import { closeCases, deleteCase } from '@hub/contract/core/cases/cases';
import { deleteClient } from '@hub/contract/core/clients/clients';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dayIn, toClient, toMother } from '../../../../test/assessment-hub.ts';
import { call } from '../../../../test/call.ts';
import { calmAnswers } from '../../../../test/given-form.ts';
import { findDemoAccount } from '../../../../test/ledger.ts';
import { inDays, linksIn, useReminderHub } from '../../../../test/reminder-hub.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import { expireForms } from '../waiting-forms.ts';
import { planReminders } from './reminder-plan.ts';

const hub = useReminderHub();

async function sendToMother(fields: object = {}) {
  const battery = await hub.open();
  const [form] = await hub.send(battery, toMother(battery, fields));
  if (!form) throw new Error('nothing was sent');
  return { battery, form, params: { ...battery, id: form.id, respondentId: form.respondent.id } };
}

test('a respondent is reminded 3 and 7 days after sending and the day before it is due, once each', async () => {
  const { battery, form } = await sendToMother();
  const mailsOn = [];
  for (let day = 0; day <= 11; day += 1) {
    expect(await hub.remind(inDays(day, 8, 59))).toBe(0);
    if ((await hub.remind(inDays(day))) > 0) mailsOn.push(day);
    expect(await hub.remind(inDays(day, 23))).toBe(0);
  }
  expect(mailsOn).toEqual([3, 7, 9]);
  expect(hub.written.map(({ to, subject }) => [to, subject])).toEqual(
    Array(3).fill(['odile@demo.test', 'Reminder: questions about Imogen F., from Maren Okafor']),
  );
  const { reminders, timeline } = await hub.read(battery, form.id);
  expect(reminders).toEqual([
    { kind: 'three-days', day: dayIn(3), sent: inDays(3).toISOString() },
    { kind: 'seven-days', day: dayIn(7), sent: inDays(7).toISOString() },
    { kind: 'day-before', day: dayIn(9), sent: inDays(9).toISOString() },
  ]);
  expect(timeline[0]).toMatchObject({ kind: 'reminded', byName: null, detail: 'odile@demo.test' });
});

test('what is planned is shown with the form', async () => {
  const { battery, form } = await sendToMother();
  expect(await hub.read(battery, form.id)).toMatchObject({
    wantedReminders: ['three-days', 'seven-days', 'day-before'],
    reminders: [
      { kind: 'three-days', day: dayIn(3), sent: null },
      { kind: 'seven-days', day: dayIn(7), sent: null },
      { kind: 'day-before', day: dayIn(9), sent: null },
    ],
  });
});

test('the mail says who asks for what until when, and its link opens the form', async () => {
  const { form } = await sendToMother();
  await hub.remind(inDays(3));
  const [mail] = hub.written;
  expect(mail?.text).toContain('a reminder that Maren Okafor of Lakeside Psychology Group asked you');
  expect(mail?.text).not.toContain('Fernsby');
  const [link] = linksIn(mail ?? { text: '' });
  expect(link?.administrationId).toBe(form.id);
  const opened = await call(hub.hub, openAssessment, {
    params: { formId: form.id },
    body: { secret: link?.secret },
  });
  expect(opened.status).toBe(200);
});

test('all that is due for an address is one mail, in which each form has its own link', async () => {
  const first = await hub.open();
  const second = await hub.open({ firstName: 'Ivo' });
  const upper = { kind: 'contact', contactId: second.contactId, email: 'Odile@Demo.test' };
  const sent = [
    ...(await hub.send(first, toMother(first), toMother(first, { formId: 'lap-parent' }))),
    ...(await hub.send(second, toMother(second, { respondent: upper }))),
  ];
  expect(await hub.remind(inDays(3))).toBe(1);
  const [mail] = hub.written;
  expect(mail?.subject).toBe('Reminder: 3 forms wait for your answers');
  expect(new Set(linksIn(mail ?? { text: '' }).map(({ administrationId }) => administrationId))).toEqual(
    new Set(sent.map(({ id }) => id)),
  );
  expect(mail?.text).toContain('Ivo F., ');
});

test('a link that cannot be read any more is replaced', async () => {
  const { form } = await sendToMother();
  await hub.hub.database.system
    .updateTable('form_links')
    .set({ sealed_secret: Buffer.from('sealed with another key of the hub') })
    .where('administration_id', '=', form.id)
    .execute();
  await hub.remind(inDays(3));
  const [link] = linksIn(hub.written[0] ?? { text: '' });
  const opened = await call(hub.hub, openAssessment, {
    params: { formId: form.id },
    body: { secret: link?.secret },
  });
  expect(opened.status).toBe(200);
});

test('the client is called by initials where the practitioner says so', async () => {
  const battery = await hub.open();
  await hub.trySend(battery, [toMother(battery)], { namesClientBy: 'initials' });
  await hub.remind(inDays(3));
  expect(hub.written[0]?.subject).toBe('Reminder: questions about I. F., from Maren Okafor');
  expect(hub.written[0]?.text).not.toContain('Imogen');
});

describe('nobody is reminded of a form', () => {
  type Sent = Awaited<ReturnType<typeof sendToMother>>;
  const endings: Record<string, (sent: Sent) => Promise<unknown>> = {
    submitted: async ({ form, params }) => {
      await hub.answer(form.id, calmAnswers);
      await hub.call(submitAdministration, { params, body: { reason: 'By phone.' } });
    },
    declined: ({ form }) => hub.setState(form.id, { state: 'declined', ended_at: new Date() }),
    withdrawn: ({ battery, form }) => hub.withdraw(battery, form),
    'of a closed case': ({ battery }) =>
      hub.call(closeCases, { body: { caseIds: [battery.caseId], withdrawOpen: true } }),
    'of a deleted case': ({ battery }) => hub.call(deleteCase, { params: { id: battery.caseId } }),
    'of a deleted client': ({ battery }) => hub.call(deleteClient, { params: { id: battery.clientId } }),
    'whose mail was refused': ({ form }) => hub.setState(form.id, { mail_id: null, mail_state: 'refused' }),
    expired: async ({ form }) => {
      await hub.setState(form.id, { due_on: '2020-01-01' });
      await expireForms(hub.hub.database, hub.hub.app.log);
    },
  };
  test.each(Object.entries(endings))('that is %s', async (_name, end) => {
    const sent = await sendToMother();
    await end(sent);
    expect(await hub.remind(inDays(3))).toBe(0);
    expect(await hub.remind(inDays(9))).toBe(0);
    expect((await hub.remindersOf(sent.form.id)).map(({ state }) => state)).not.toContain('written');
  });

  test('that was never mailed, until it is', async () => {
    const battery = await hub.open({ email: 'imogen@demo.test' });
    const [form] = await hub.send(battery, toClient({ formId: 'lbs-2-self' }));
    expect((await hub.read(battery, form?.id ?? '')).reminders).toEqual([]);
    expect(await hub.remind(inDays(3))).toBe(0);
    await hub.call(resendAdministration, {
      params: { ...battery, id: form?.id ?? '' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(await hub.remind(inDays(3))).toBe(1);
  });
});

test('what was missed is made up for by one mail, and never once the last day has passed', async () => {
  const { form } = await sendToMother();
  expect(await hub.remind(inDays(8))).toBe(1);
  expect(await hub.remindersOf(form.id)).toMatchObject([
    { kind: 'three-days', state: 'written' },
    { kind: 'seven-days', state: 'written' },
    { kind: 'day-before', state: 'planned' },
  ]);
  expect(await hub.remind(inDays(11))).toBe(0);
  expect((await hub.remindersOf(form.id)).at(-1)).toMatchObject({ kind: 'day-before', state: 'dropped' });
});

test('a reminder is not planned for the day of sending, nor after the form is due', async () => {
  const { form } = await sendToMother({ dueOn: dayIn(1) });
  expect(await hub.remindersOf(form.id)).toEqual([]);
});

test('another due date moves the reminder before it, and what was sent stays', async () => {
  const { battery, form, params } = await sendToMother({ dueOn: dayIn(2) });
  expect(await hub.remind(inDays(1))).toBe(1);
  await hub.call(changeDueDate, { params, body: { dueOn: dayIn(12) } });
  expect((await hub.read(battery, form.id)).reminders).toMatchObject([
    { kind: 'day-before', day: dayIn(1), sent: expect.any(String) },
    { kind: 'three-days', day: dayIn(3), sent: null },
    { kind: 'seven-days', day: dayIn(7), sent: null },
    { kind: 'day-before', day: dayIn(11), sent: null },
  ]);
});

describe('which reminders a respondent gets', () => {
  const change = (params: object, kinds: unknown) =>
    hub.call(changeFormReminders, { params: params as Record<string, string>, body: { kinds } });

  test('can be changed for all of their forms of the case', async () => {
    const battery = await hub.open();
    const [one, other] = await hub.send(
      battery,
      toMother(battery),
      toMother(battery, { formId: 'lap-parent' }),
    );
    const params = { ...battery, id: one?.id ?? '', respondentId: one?.respondent.id ?? '' };
    const changed = await change(params, ['day-before']);
    expect(changed.body).toMatchObject({
      wantedReminders: ['day-before'],
      reminders: [{ kind: 'day-before', day: dayIn(9), sent: null }],
    });
    expect(changed.body.timeline).toContainEqual(
      expect.objectContaining({
        kind: 'reminders-changed',
        byName: 'Maren Okafor',
        detail: 'The day before it is due',
      }),
    );
    expect(await hub.remindersOf(other?.id ?? '')).toMatchObject([{ kind: 'day-before' }]);
    expect((await change(params, [])).body.reminders).toEqual([]);
    expect(await hub.remind(inDays(9))).toBe(0);
    expect((await change(params, ['seven-days', 'three-days'])).body.reminders).toHaveLength(2);
    expect(await hub.remind(inDays(3))).toBe(1);
  });

  test.each([[['tomorrow']], [['three-days', 'three-days']], ['off'], [undefined]])(
    'are not %j',
    async (kinds) => {
      const { battery, form, params } = await sendToMother();
      expect(await change(params, kinds)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
      expect((await hub.read(battery, form.id)).reminders).toHaveLength(3);
    },
  );

  test('is no longer asked once the form is over', async () => {
    const { battery, form, params } = await sendToMother();
    await hub.withdraw(battery, form);
    expect((await change(params, [])).body.code).toBe('form-not-out');
  });
});

describe("a practitioner's own text", () => {
  const write = (language: string, text: string) =>
    hub.call(changeReminderText, { body: { language, text } });

  test('is sent in its language with everything named in it, until the usual one is brought back', async () => {
    await write('es', 'Querida familia de {client}:\n\nEsperamos {form} para el {dueDate}.\n{practitioner}');
    await sendToMother({ language: 'es' });
    await hub.remind(inDays(3));
    expect(hub.written[0]?.text).toMatch(
      /^Hola:\n\nQuerida familia de Imogen F\.:\n\nEsperamos Larkfield .* para el .*\.\n\nMaren Okafor\n\n/,
    );
    expect((await write('es', '')).body).toEqual({ items: [] });
    await hub.remind(inDays(7));
    expect(hub.written[1]?.text).toContain('Le recordamos que Maren Okafor');
  });

  test('names nothing that nobody knows', async () => {
    const refused = await write('en', 'Dear {parent}, {client} and {Form}');
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            path: 'text',
            message:
              'Nothing is known for {parent}, {Form}. Use {client}, {practitioner}, {organization}, {form}, {dueDate}.',
          },
        ],
      },
    });
    expect((await write('en', 'x'.repeat(1001))).status).toBe(400);
    expect((await write('fr', 'Bonjour')).status).toBe(400);
  });
});

describe('a reminder that has not left yet', () => {
  test('goes out while all of its forms are out', async () => {
    await sendToMother();
    await hub.remind(inDays(3));
    expect(await hub.isWanted(hub.written[0])).toBe(true);
  });

  test('is written anew for the others when one of its forms is submitted meanwhile', async () => {
    const gone = await sendToMother();
    const left = await sendToMother();
    await hub.remind(inDays(3));
    const [mail] = hub.written;
    await hub.setState(gone.form.id, { state: 'submitted', submitted_at: new Date() });
    expect(await hub.isWanted(mail)).toBe(false);
    expect(hub.written).toHaveLength(2);
    const anew = hub.written[1];
    expect(linksIn(anew ?? { text: '' }).map(({ administrationId }) => administrationId)).toEqual([
      left.form.id,
    ]);
    expect((await hub.remindersOf(gone.form.id))[0]).toMatchObject({ state: 'dropped' });
    // Simulates a crash: the first mail is checked once more.
    expect(await hub.isWanted(mail)).toBe(false);
    expect(hub.written).toHaveLength(2);
    expect(await hub.isWanted(anew)).toBe(true);
  });

  test('stays behind when the form was mailed to another address meanwhile', async () => {
    const { params } = await sendToMother();
    await hub.remind(inDays(3));
    await hub.call(changeRespondent, { params, body: { email: 'new@demo.test' } });
    expect(await hub.isWanted(hub.written[0])).toBe(false);
    expect(hub.written).toHaveLength(1);
  });
});

test('a reminder is delivered, and what becomes of it is told', async () => {
  const { battery, form } = await sendToMother();
  await expect.poll(async () => (await hub.read(battery, form.id)).mail?.state).toBe('accepted');
  expect(await hub.remindByMail(inDays(3))).toBe(1);
  await expect
    .poll(async () => (await hub.mailsTo('odile@demo.test'))[0]?.subject, { timeout: 10_000 })
    .toMatch(/^Reminder: /);
  await expect.poll(async () => (await hub.read(battery, form.id)).mail?.state).toBe('accepted');
});

test('instances that look at the same time write one mail', async () => {
  await sendToMother();
  await sendToMother();
  const mails = await Promise.all([hub.remind(inDays(3)), hub.remind(inDays(3)), hub.remind(inDays(3))]);
  expect(mails.reduce((sum, each) => sum + each, 0)).toBe(1);
  expect(hub.written).toHaveLength(1);
});

describe('days are those of the organization', () => {
  const setZone = (zone: string) =>
    sql`update organizations set time_zone = ${zone} where name = 'Lakeside Psychology Group'`.execute(
      hub.hub.database.system,
    );

  test.each([
    // Mailed late on March 1 there, which is March 2 in UTC.
    ['Pacific/Honolulu', '2099-03-02T09:00:00Z', '2099-03-04', '2099-03-04T19:00:00Z'],
    // Mailed early on March 2 there, which is March 1 in UTC.
    ['Pacific/Tongatapu', '2099-03-01T12:00:00Z', '2099-03-05', '2099-03-04T20:00:00Z'],
    // The clocks go forward on the day itself, March 8.
    ['America/Chicago', '2099-03-05T18:00:00Z', '2099-03-08', '2099-03-08T14:00:00Z'],
    // The clocks go back on November 1.
    ['America/Chicago', '2099-10-29T17:00:00Z', '2099-11-01', '2099-11-01T15:00:00Z'],
  ])('in %s what is mailed at %s is reminded of on %s, from %s', async (zone, mailed, day, from) => {
    const { battery, form } = await sendToMother();
    await setZone(zone);
    try {
      await hub.setState(form.id, { mailed_at: new Date(mailed), due_on: '2099-12-31' });
      await inSystemTransaction(hub.hub.database, async (db) => {
        const { organizationId } = await findDemoAccount(db);
        await planReminders(db, { organizationId, ids: [form.id], today: '2099-01-01' });
      });
      expect((await hub.read(battery, form.id)).reminders[0]).toMatchObject({ kind: 'three-days', day });
      expect(await hub.remind(new Date(Date.parse(from) - 1))).toBe(0);
      expect(await hub.remind(new Date(from))).toBe(1);
    } finally {
      await setZone('America/Chicago');
    }
  });
});
