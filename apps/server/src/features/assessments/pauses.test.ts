import {
  acknowledgeAlert,
  createAdministrationCode,
} from '@hub/contract/core/administrations/administrations';
import { listNeedingAction } from '@hub/contract/core/administrations/needing-action';
import { listOpenFormsOfCase, listOpenFormsOfClient } from '@hub/contract/core/administrations/open-forms';
import {
  openAssessment,
  openAssessmentByCode,
  readAssessment,
} from '@hub/contract/core/assessment/assessment';
import { deleteCase, listDeletedCases, readCase, restoreCase } from '@hub/contract/core/cases/cases';
import {
  deleteClient,
  listDeletedClients,
  readClient,
  restoreClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import { createConsent } from '@hub/contract/core/consents/consents';
import { createScreening } from '@hub/contract/core/screenings/screenings';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Battery, dayIn, toClient, toMother } from '../../../test/assessment-hub.ts';
import { call } from '../../../test/call.ts';
import { refusal } from '../../../test/client-hub.ts';
import { endDeletions } from '../../../test/end-deletions.ts';
import { openDevice } from '../../../test/form-hub.ts';
import { calmAnswers } from '../../../test/given-form.ts';
import { inDays, useReminderHub } from '../../../test/reminder-hub.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { expireLicenses } from '../licenses/expire-licenses.ts';
import { linkOf } from './form-links.ts';
import { mailScreenings } from './screenings/mail-screenings.ts';
import { expireForms, scoreLeftBehind } from './waiting-forms.ts';

const hub = useReminderHub();
beforeAll(() => hub.hub.stopJobs());

const byId = (id: string) => ({ params: { id } });
const deleteIt = (battery: Battery) => hub.call(deleteCase, byId(battery.caseId));
const restoreIt = async (battery: Battery) => (await hub.call(restoreCase, byId(battery.caseId))).body;

const rowOf = (id: string) =>
  hub.hub.database.system
    .selectFrom('administrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const linkOfForm = async (id: string) => {
  const { organization_id: organizationId } = await rowOf(id);
  const secret = await linkOf(hub.hub.database.system, hub.hub.secrets.formLinks, {
    organizationId,
    administrationId: id,
  });
  return { administrationId: id, secret: secret ?? '' };
};

/** All that a pause must leave as it is. */
const standing = async (id: string) => {
  // Its mail may be delivered meanwhile.
  const { critical_revision, mail_state, mail_at, mail_reason, ...row } = await rowOf(id);
  return { row, link: await linkOfForm(id), reminders: await hub.remindersOf(id) };
};

/** As if the case and its client had been deleted this many days earlier. */
const backdate = (battery: Battery, days: number) =>
  sql`
    with form as (
      update administrations set paused_at = paused_at - make_interval(days => ${days})
      where case_id = ${battery.caseId} and paused_at is not null
    ), client as (
      update clients set deleted_at = deleted_at - make_interval(days => ${days}) where id = ${battery.clientId}
    )
    update cases set deleted_at = deleted_at - make_interval(days => ${days}) where id = ${battery.caseId}
  `.execute(hub.hub.database.system);

/** No role of the hub may change a lot: its owner can. */
const changeLots = (change: RawBuilder<unknown>) =>
  inSystemTransaction(hub.hub.database, async (db) => {
    await sql`set local role none`.execute(db);
    for (const table of ['license_lots', 'license_holdings', 'license_holds']) {
      await sql.raw(`alter table ${table} no force row level security`).execute(db);
    }
    await change.execute(db);
    for (const table of ['license_lots', 'license_holdings', 'license_holds']) {
      await sql.raw(`alter table ${table} force row level security`).execute(db);
    }
  });

async function sendOne(fields: object = {}, client: object = {}) {
  const battery = await hub.open(client);
  const [form] = await hub.send(battery, toMother(battery, fields));
  if (!form) throw new Error('nothing was sent');
  return { battery, id: form.id };
}

const kindsOf = async (battery: Battery, id: string): Promise<string[]> =>
  (await hub.read(battery, id)).timeline.map(({ kind }: { kind: string }) => kind);

describe('a deleted case', () => {
  test('takes nothing away that comes back: forms, links, answers, uses, reminders and due dates', async () => {
    const battery = await hub.open();
    const forms = await hub.send(battery, toMother(battery), toClient());
    const [first, second] = [forms[0]?.id ?? '', forms[1]?.id ?? ''];
    const device = await openDevice(hub.hub, await linkOfForm(first));
    await device.save({ item: 'rule1', value: '1' });
    const before = [await standing(first), await standing(second), await hub.usesOf('lbs-2-parent')];
    await deleteIt(battery);
    expect([(await rowOf(first)).paused_by, (await rowOf(second)).paused_by]).toEqual(['case', 'case']);
    expect(await hub.usesOf('lbs-2-parent'), 'the uses stay held').toEqual(before[2]);
    const restored = await restoreIt(battery);
    expect([restored.notRevived, restored.status]).toEqual([[], 2]);
    expect([await standing(first), await standing(second), await hub.usesOf('lbs-2-parent')]).toEqual(before);
    expect((await device.save({ item: 'rule2', value: '1' })).status).toBe(200);
    expect((await kindsOf(battery, first)).slice(0, 2)).toEqual(['revived', 'paused']);
  });

  test('names what is out before it is deleted, to whom it is', async () => {
    const { battery, id } = await sendOne();
    await hub.answer(id, { rule1: '1', rule2: '0' });
    const expected = [
      {
        id,
        formName: 'LBS-2 Parent form',
        respondentName: 'Odile Marchetti',
        clientName: 'Imogen Fernsby',
        state: 'in-progress',
        answered: 2,
        items: expect.any(Number),
      },
    ];
    const ofCase = await hub.call(listOpenFormsOfCase, byId(battery.caseId));
    expect(ofCase.body.items).toEqual([{ ...expected[0], respondentName: expect.stringContaining('Odile') }]);
    expect((await hub.call(listOpenFormsOfClient, byId(battery.clientId))).body).toEqual(ofCase.body);
    expect(refusal(await hub.as('second', listOpenFormsOfCase, byId(battery.caseId)))).toEqual([
      404,
      'not-found',
    ]);
    await deleteIt(battery);
    expect(refusal(await hub.call(listOpenFormsOfCase, byId(battery.caseId)))).toEqual([404, 'case-deleted']);
    expect((await hub.call(listOpenFormsOfClient, byId(battery.clientId))).body.items).toEqual([]);
  });

  test('tells whoever has the link that the form is paused, and opens it for nobody', async () => {
    const { battery, id } = await sendOne();
    const { secret } = await linkOfForm(id);
    const code = (await hub.call(createAdministrationCode, { params: { ...battery, id } })).body.code;
    await deleteIt(battery);
    const opened = await call(hub.hub, openAssessment, { params: { formId: id }, body: { secret } });
    expect([opened.status, opened.body.state, opened.body.content, opened.headers.get('set-cookie')]).toEqual(
      [200, 'paused', undefined, null],
    );
    expect(refusal(await call(hub.hub, openAssessmentByCode, { body: { code } }))).toEqual([
      409,
      'form-paused',
    ]);
    await restoreIt(battery);
    expect(
      (await call(hub.hub, openAssessmentByCode, { body: { code } })).status,
      'the code is not used up',
    ).toBe(200);
  });

  test('keeps what a device still sends, looks through it, and scores it when it is restored', async () => {
    const battery = await hub.open({ dateOfBirth: '2009-05-17' });
    const [form] = await hub.send(battery, toClient());
    const id = form?.id ?? '';
    const device = await openDevice(hub.hub, await linkOfForm(id));
    await device.save({ item: '1', value: '1' });
    await deleteIt(battery);
    await device.answerAll({ ...calmAnswers, 12: '3' }, 3);
    expect((await device.call(readAssessment)).body.state).toBe('paused');
    const submitted = await device.submit();
    expect([submitted.status, submitted.body.state]).toEqual([200, 'submitted']);
    await scoreLeftBehind(hub.hub.database, hub.hub.app.log, '0 seconds');
    const row = await rowOf(id);
    expect([row.state, row.paused_by, row.is_looked_through]).toEqual(['submitted', 'case', true]);
    const { alerts } = (await hub.call(listNeedingAction)).body;
    expect(alerts).toContainEqual(expect.objectContaining({ administrationId: id, deleted: 'case' }));
    await restoreIt(battery);
    await scoreLeftBehind(hub.hub.database, hub.hub.app.log, '0 seconds');
    expect((await rowOf(id)).state).toBe('scored');
  });

  test('is not what a restored client brings back', async () => {
    const battery = await hub.open();
    const [form] = await hub.send(battery, toMother(battery));
    const id = form?.id ?? '';
    await deleteIt(battery);
    await hub.call(deleteClient, byId(battery.clientId));
    expect((await hub.call(restoreClient, byId(battery.clientId))).body.notRevived).toEqual([]);
    expect((await rowOf(id)).paused_by).toBe('case');
    await restoreIt(battery);
    expect((await rowOf(id)).paused_at).toBeNull();
  });

  test('neither expires nor is reminded of, and asks for nothing on Home', async () => {
    const { battery, id } = await sendOne();
    await deleteIt(battery);
    await hub.setState(id, { due_on: '2020-01-01' });
    await expireForms(hub.hub.database, hub.hub.app.log);
    expect((await rowOf(id)).state).toBe('waiting');
    expect(await hub.remind(inDays(4))).toBe(0);
    const planned = (await hub.remindersOf(id)).map(({ state }) => state);
    expect(planned).toEqual(['planned', 'planned', 'planned']);
    const needs = (await hub.call(listNeedingAction)).body.needs.flatMap(
      ({ items }: { items: object[] }) => items,
    );
    expect(needs).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('leaves the days that a form had left, and moves its reminders along', async () => {
    const { battery, id } = await sendOne();
    await deleteIt(battery);
    await backdate(battery, 12);
    expect((await restoreIt(battery)).notRevived).toEqual([]);
    expect((await rowOf(id)).due_on).toBe(dayIn(22));
    expect((await hub.remindersOf(id)).map(({ kind, day }) => [kind, day])).toEqual([
      ['three-days', dayIn(15)],
      ['seven-days', dayIn(19)],
      ['day-before', dayIn(21)],
    ]);
  });

  test('holds back the mails of a screening until it is restored', async () => {
    const battery = await hub.open();
    const made = await hub.call(createScreening, {
      body: {
        name: 'Autumn',
        formId: 'lbs-2-parent',
        answeredBy: { rule: 'first-parent' },
        delivery: 1,
        language: 'en',
        dueOn: dayIn(10),
        clientIds: [battery.clientId],
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { rows } = await sql<{ case_id: string; id: string }>`
      select case_id, id from administrations where screening_id = ${made.body.id}
    `.execute(hub.hub.database.system);
    const [form] = rows;
    const caseId = form?.case_id ?? '';
    const written: string[] = [];
    const post = {
      keys: hub.hub.secrets.formLinks,
      publicUrl: new URL('http://localhost'),
      sendMail: async (_db: unknown, { to }: { to: string }) => void written.push(to),
    };
    const mail = () => mailScreenings({ database: hub.hub.database, logger: hub.hub.app.log, post });
    await hub.call(deleteCase, byId(caseId));
    await mail();
    expect(written).toEqual([]);
    await hub.call(restoreCase, byId(caseId));
    await mail();
    expect(written).toEqual(['odile@demo.test']);
  });
});

describe('what is no longer allowed is withdrawn and named', () => {
  const lostOf = async (battery: Battery) =>
    (await restoreIt(battery)).notRevived.map(({ why, formName }: { why: string; formName: string }) => [
      formName,
      why,
    ]);
  const LOST = (why: string) => [['LBS-2 Parent form', why]];

  test('when consent has ended meanwhile', async () => {
    const { battery, id } = await sendOne();
    await hub.call(createConsent, {
      params: { caseId: battery.caseId },
      body: {
        givenBy: { kind: 'other', firstName: 'Judge', lastName: 'Ames', authority: 'court' },
        purposes: ['assessment'],
        method: 'written',
        givenOn: dayIn(0),
        untilOn: dayIn(0),
      },
    });
    await deleteIt(battery);
    await sql`update consents set given_on = given_on - 3, until_on = until_on - 3 where case_id = ${battery.caseId}`.execute(
      hub.hub.database.system,
    );
    await backdate(battery, 3);
    const held = (await hub.usesOf('lbs-2-parent')).own.held ?? 0;
    expect(await lostOf(battery)).toEqual(LOST('consent'));
    const { state, timeline } = await hub.read(battery, id);
    expect(state).toBe('withdrawn');
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'not-revived', detail: 'Consent has ended meanwhile.' }),
    );
    expect((await hub.usesOf('lbs-2-parent')).own.held ?? 0, 'its use is free again').toBe(held - 1);
    expect((await hub.call(readCase, byId(battery.caseId))).body.status).toBe(1);
  });

  test('when the client has grown out of the form', async () => {
    const { battery } = await sendOne();
    await deleteIt(battery);
    await backdate(battery, 5);
    // 19 since yesterday, one month more than the form is for.
    const [year = 0] = dayIn(-1).split('-').map(Number);
    const dateOfBirth = `${year - 19}${dayIn(-1).slice(4)}`;
    const { body } = await hub.call(readClient, byId(battery.clientId));
    const { id: _, created: __, lastEvaluation: ___, lastChange: ____, ...client } = body;
    const updated = await hub.call(updateClient, {
      ...byId(battery.clientId),
      body: { ...client, dateOfBirth },
    });
    expect(updated.status, JSON.stringify(updated.body)).toBe(200);
    expect(await lostOf(battery)).toEqual(LOST('age'));
  });

  test('when the contact must not be contacted any more, but not when that was so before', async () => {
    const bar = ({ contactId }: Battery) =>
      sql`update client_contacts set no_contact = true where id = ${contactId}`.execute(
        hub.hub.database.system,
      );
    const before = await sendOne();
    await bar(before.battery);
    await deleteIt(before.battery);
    expect(await lostOf(before.battery)).toEqual([]);
    const meanwhile = await sendOne();
    await deleteIt(meanwhile.battery);
    await bar(meanwhile.battery);
    expect(await lostOf(meanwhile.battery)).toEqual(LOST('contact'));
  });

  test('when the license has ended, also of what was submitted meanwhile; and no due date lies after it', async () => {
    const { system } = hub.hub.database;
    // Of another product, as its uses expire here.
    const sendLap = () => sendOne({ formId: 'lap-parent' });
    const [ended, sent, short] = [await sendLap(), await sendLap(), await sendLap()];
    const device = await openDevice(hub.hub, await linkOfForm(sent.id));
    await device.save({ item: 'com1', value: '1' });
    for (const { battery } of [ended, sent, short]) await deleteIt(battery);
    const lotOf = (id: string, days: number) =>
      changeLots(sql`
        update license_lots set starts_on = least(starts_on, ${dayIn(days)}::date - 1), expires_on = ${dayIn(days)}
        where id = (
          select lot_id from license_holdings where id = (
            select holding_id from license_holds where administration_id = ${id}
          )
        )
      `);
    const { rows } = await sql<{ id: string; expires_on: string | null }>`
      select distinct lot.id, lot.expires_on from license_lots lot
      join license_holdings holding on holding.lot_id = lot.id
      join license_holds hold on hold.holding_id = holding.id
      where hold.administration_id = any(${[ended.id, sent.id, short.id]}::uuid[])
    `.execute(system);
    await lotOf(short.id, -15);
    await backdate(short.battery, 20);
    expect((await restoreIt(short.battery)).notRevived).toEqual([]);
    expect((await rowOf(short.id)).due_on).toBe(dayIn(15));
    await hub.withdraw(short.battery, (await hub.list(short.battery))[0] as never);
    await lotOf(ended.id, -31);
    await expireLicenses(hub.hub.database);
    expect((await device.submit()).status, 'what is sent is still taken').toBe(200);
    for (const { battery } of [ended, sent])
      expect(await lostOf(battery)).toEqual([['LAP Parent form', 'license']]);
    for (const { id, expires_on } of rows) {
      await changeLots(sql`update license_lots set expires_on = ${expires_on}::date where id = ${id}`);
    }
  });
});

describe('after 30 days', () => {
  const inArchive = async (battery: Battery) => {
    const { items } = (
      await hub.call(listDeletedCases, { query: `?Archived=true&ClientId=${battery.clientId}` })
    ).body;
    return items.map(({ id, restorableUntil }: { id: string; restorableUntil: string | null }) => [
      id,
      restorableUntil,
    ]);
  };
  const inBin = async (battery: Battery) =>
    (await hub.call(listDeletedCases, { query: `?ClientId=${battery.clientId}` })).body.items;

  test('what is out is withdrawn, its use is free, and a case with nothing scored is gone', async () => {
    const uses = await hub.usesOf('lbs-2-parent');
    const { battery } = await sendOne();
    await deleteIt(battery);
    await backdate(battery, 31);
    expect(await endDeletions(hub.hub.database)).toEqual({ purged: 1, archived: 0 });
    expect(await hub.usesOf('lbs-2-parent')).toEqual(uses);
    expect(await inArchive(battery)).toEqual([]);
    expect(refusal(await hub.call(restoreCase, byId(battery.caseId)))).toEqual([404, 'not-found']);
  });

  test('what was scored stays in the archive, is found there, and can be restored', async () => {
    const battery = await hub.open({ dateOfBirth: '2009-05-17' });
    const forms = await hub.send(battery, toClient(), toMother(battery));
    const [scored, out] = [forms[0]?.id ?? '', forms[1]?.id ?? ''];
    const device = await openDevice(hub.hub, await linkOfForm(scored));
    await device.answerAll(calmAnswers, 3);
    await device.submit();
    await scoreLeftBehind(hub.hub.database, hub.hub.app.log, '0 seconds');
    await deleteIt(battery);
    await backdate(battery, 31);
    expect(await endDeletions(hub.hub.database)).toEqual({ purged: 0, archived: 1 });
    expect(await endDeletions(hub.hub.database), 'once').toEqual({ purged: 0, archived: 0 });
    expect([await inArchive(battery), await inBin(battery)]).toEqual([[[battery.caseId, null]], []]);
    const read = await hub.call(readCase, byId(battery.caseId));
    expect([read.status, read.body.code, read.body.detail]).toEqual([
      404,
      'case-deleted',
      'It is kept in the archive.',
    ]);
    expect((await restoreIt(battery)).notRevived).toEqual([]);
    expect([(await rowOf(scored)).state, (await rowOf(out)).state]).toEqual(['scored', 'withdrawn']);
    expect(await inArchive(battery)).toEqual([]);
  });

  test('unread critical answers keep it, and stay on Home; with its client it is kept as a whole', async () => {
    const { battery, id } = await sendOne();
    await hub.answer(id, { mood6: '3' });
    await hub.call(deleteClient, byId(battery.clientId));
    await backdate(battery, 31);
    expect(await endDeletions(hub.hub.database)).toEqual({ purged: 0, archived: 1 });
    const { items } = (await hub.call(listDeletedClients, { query: '?Archived=true' })).body;
    expect(items).toContainEqual(expect.objectContaining({ id: battery.clientId, restorableUntil: null }));
    const { alerts } = (await hub.call(listNeedingAction)).body;
    const unread = alerts.find((one: { administrationId: string }) => one.administrationId === id);
    expect(unread).toMatchObject({
      severity: 1,
      deleted: 'client',
      clientId: battery.clientId,
      items: [{ itemId: 'mood6', severity: 1 }],
    });
    const read = { params: { ...battery, id, alertId: unread.id }, body: { note: 'Called the family.' } };
    expect((await hub.call(acknowledgeAlert, read)).status, 'without restoring it').toBe(204);
    expect((await hub.call(restoreClient, byId(battery.clientId))).status).toBe(200);
    expect(await kindsOf(battery, id)).toContain('not-revived');
  });
});
