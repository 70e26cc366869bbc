import { IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import { changeRespondent, remindRespondent } from '@hub/contract/core/administrations/administrations';
import { expect, test } from 'vitest';
import { dayIn, toClient, toMother, toOneself } from '../../../../test/assessment-hub.ts';
import { inDays, linksIn, useReminderHub } from '../../../../test/reminder-hub.ts';

const hub = useReminderHub();

const remindNow = (params: Record<string, string>) =>
  hub.call(remindRespondent, { params, headers: { 'idempotency-key': crypto.randomUUID() } });

async function sendOne(fields: object = {}) {
  const battery = await hub.open();
  const [form] = await hub.send(battery, toMother(battery, fields));
  return { ...battery, id: form?.id ?? '', respondentId: form?.respondent.id ?? '' };
}

test('a practitioner reminds of a form at once, and once a day', async () => {
  const params = await sendOne();
  const { status, body } = await remindNow(params);
  expect(status).toBe(200);
  expect(body.reminders[0]).toEqual({ kind: 'by-hand', day: dayIn(0), sent: expect.any(String) });
  expect(body.timeline).toContainEqual(expect.objectContaining({ kind: 'reminded', byName: 'Maren Okafor' }));
  expect(body.actions).not.toContain('remind');
  await expect
    .poll(async () => linksIn((await hub.mailsTo('odile@demo.test'))[0] ?? { text: '' }), { timeout: 10_000 })
    .toMatchObject([{ administrationId: params.id }]);
  const again = await remindNow(params);
  expect([again.status, again.body.code]).toEqual([409, 'reminded-today']);

  await hub.setState(params.id, { reminded_at: inDays(-1) });
  await hub.hub.database.system.deleteFrom('form_reminders').where('kind', '=', 'by-hand').execute();
  expect((await hub.read(params, params.id)).actions).toContain('remind');
  expect((await remindNow(params)).status).toBe(200);
});

test('on a day on which a form was reminded of by hand, the hub does not', async () => {
  const params = await sendOne();
  await hub.setState(params.id, { reminded_at: inDays(3, 8) });
  expect(await hub.remind(inDays(3))).toBe(0);
  expect(await hub.remind(inDays(7))).toBe(1);
});

test('there is nobody to remind where nothing was mailed or the mail was refused', async () => {
  const battery = await hub.open();
  const sent = await hub.send(battery, toClient(), toOneself(), toMother(battery, { delivery: IN_PERSON }));
  const codes = [];
  for (const { id, actions } of sent) {
    expect(actions).not.toContain('remind');
    codes.push((await remindNow({ ...battery, id })).body.code);
  }
  expect(codes).toEqual(['no-address', 'no-address', 'never-mailed']);

  const params = await sendOne();
  await hub.setState(params.id, { mail_id: null, mail_state: 'refused' });
  expect((await remindNow(params)).body.code).toBe('address-refused');
  await hub.call(changeRespondent, { params, body: { email: 'new@demo.test' } });
  expect((await remindNow(params)).status).toBe(200);
});

test('a form that is over, and one of a colleague, are not reminded of', async () => {
  const params = await sendOne();
  const foreign = await hub.as('second', remindRespondent, {
    params,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(foreign.status).toBe(404);
  await hub.setState(params.id, { state: 'withdrawn', ended_at: new Date() });
  expect((await remindNow(params)).body.code).toBe('form-not-out');
});
