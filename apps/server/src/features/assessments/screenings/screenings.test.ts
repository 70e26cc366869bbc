import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import { saveEntries } from '@hub/contract/core/administrations/paper';
import { closeCases, readCase } from '@hub/contract/core/cases/cases';
import { createClient } from '@hub/contract/core/clients/clients';
import { createConsent, listConsents } from '@hub/contract/core/consents/consents';
import {
  createScreening,
  exportScreening,
  listScreenings,
  previewScreening,
  readScreening,
  remindScreening,
} from '@hub/contract/core/screenings/screenings';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn, useAssessmentHub } from '../../../../test/assessment-hub.ts';
import { imogen, odo, refusal } from '../../../../test/client-hub.ts';
import type { Mail } from '../../../mail/outbox.ts';
import { remindOfForms } from '../reminders/remind-of-forms.ts';
import { mailScreenings } from './mail-screenings.ts';

const forms = useAssessmentHub();
beforeAll(() => forms.hub.stopJobs());

const TEACHER = 9;
const FATHER = 2;
const MOTHER = 1;
const parent = (firstName: string, email: string, relationshipToClientProfileId = MOTHER) => ({
  ...odo,
  firstName,
  email,
  relationshipToClientProfileId,
});

async function addClient(fields: object = {}): Promise<string> {
  const { status, body } = await forms.call(createClient, {
    body: { ...imogen, contacts: [parent('Odile', 'odile@demo.test')], ...fields },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}
const addClients = (...all: object[]) => Promise.all(all.map(addClient));

const toParents = (clientIds: string[], fields: object = {}) => ({
  formId: 'lbs-2-parent',
  answeredBy: { rule: 'first-parent' },
  delivery: EMAIL,
  language: 'en',
  dueOn: dayIn(10),
  clientIds,
  ...fields,
});
const create = (body: object) => forms.call(createScreening, { body: { name: 'Fall screening', ...body } });
const preview = async (body: object) => (await forms.call(previewScreening, { body })).body;

const written: Mail[] = [];
const post = () => ({
  keys: forms.hub.secrets.formLinks,
  publicUrl: new URL('https://hub.demo.test'),
  sendMail: async (_db: unknown, mail: Mail) => void written.push(mail),
});
const writeMails = async () => {
  written.length = 0;
  return mailScreenings({ database: forms.hub.database, logger: forms.hub.app.log, post: post() });
};

describe('before a form is given to many', () => {
  test('it shows who answers for each client, and who is left out and why', async () => {
    const today = new Date();
    const bornYearsAgo = (years: number) => `${today.getFullYear() - years}-01-01`;
    const ids = await addClients(
      { firstName: 'Ada' },
      {
        firstName: 'Ben',
        contacts: [parent('Nola', ''), parent('Otto', 'otto@demo.test', FATHER)],
      },
      { firstName: 'Cleo', contacts: [parent('Nola', '')] },
      { firstName: 'Dora', contacts: [parent('Tess', 'tess@demo.test', TEACHER)] },
      { firstName: 'Elin', dateOfBirth: bornYearsAgo(3) },
      { firstName: 'Finn', dateOfBirth: bornYearsAgo(40) },
    );
    const answer = await preview(toParents(ids));
    const nameOf = ({ clientName }: { clientName: string }) => clientName.split(' ')[0];
    expect(
      answer.included.map((one: { clientName: string; respondentName: string; email: string }) => [
        nameOf(one),
        one.respondentName.split(' ')[0],
        one.email,
      ]),
    ).toEqual([
      ['Ada', 'Odile', 'odile@demo.test'],
      ['Ben', 'Otto', 'otto@demo.test'],
    ]);
    expect(
      answer.leftOut.map((one: { clientName: string; reason: string }) => [nameOf(one), one.reason]),
    ).toEqual([
      ['Cleo', 'no-parent-email'],
      ['Dora', 'no-parent'],
      ['Elin', 'too-young'],
      ['Finn', 'too-old'],
    ]);
    expect(answer.usesLeft).toBeGreaterThan(0);
  });

  test('in person a parent needs no address; a client who has the form already is left out', async () => {
    const [first, second] = await addClients({ contacts: [parent('Nola', '')] }, {});
    expect(await preview(toParents([first ?? ''], { delivery: IN_PERSON }))).toMatchObject({
      included: [{ respondentName: `Nola ${odo.lastName}`, email: '' }],
    });
    await create(toParents([second ?? '']));
    expect(await preview(toParents([second ?? '']))).toMatchObject({ leftOut: [{ reason: 'form-out' }] });
  });

  test('a form that others answer, another language, a day that is past and foreign clients are refused', async () => {
    const ids = await addClients({});
    const faultOf = async (fields: object) => {
      const { body } = await forms.call(previewScreening, { body: toParents(ids, fields) });
      return [body.code, body.errors?.[0]?.path];
    };
    expect(await faultOf({ answeredBy: { rule: 'client' } })).toEqual(['form-refused', 'answeredBy']);
    expect(await faultOf({ formId: 'nothing' })).toEqual(['form-refused', 'formId']);
    expect(await faultOf({ language: 'ar' })).toEqual(['form-refused', 'language']);
    expect(await faultOf({ dueOn: dayIn(-1) })).toEqual(['form-refused', 'dueOn']);
    expect(await faultOf({ clientIds: [] })).toEqual(['invalid-input', 'clientIds']);
    expect(refusal(await forms.as('second', previewScreening, { body: toParents(ids) }))).toEqual([
      404,
      'not-found',
    ]);
  });
});

describe('consent', () => {
  const setRule = (rule: string) =>
    forms.hub.database.pool.query(
      `update organizations set consent_rule = $1 from accounts join users on users.id = accounts.user_id
       where organizations.id = accounts.organization_id and users.email = 'practitioner@demo.test'`,
      [rule],
    );

  test('that is in force in another case is carried over; where it is needed, who has none is left out', async () => {
    const [allowed, other] = [await forms.open(), await forms.open()];
    const consent = {
      givenBy: { kind: 'other', firstName: 'Odile', lastName: 'Fernsby', authority: 'parent' },
      purposes: ['assessment'],
      method: 'written',
      givenOn: dayIn(-1),
      untilOn: null,
    };
    const given = await forms.call(createConsent, { params: { caseId: allowed.caseId }, body: consent });
    expect(given.status, JSON.stringify(given.body)).toBe(201);
    const body = toParents([allowed.clientId, other.clientId]);
    const byConsent = (await preview(body)).included.map((one: { clientId: string; hasConsent: boolean }) => [
      one.clientId,
      one.hasConsent,
    ]);
    expect(new Map(byConsent)).toEqual(
      new Map([
        [allowed.clientId, true],
        [other.clientId, false],
      ]),
    );
    await setRule('refuses');
    try {
      expect(await preview(body)).toMatchObject({
        included: [{ clientId: allowed.clientId }],
        leftOut: [{ clientId: other.clientId, reason: 'no-consent' }],
      });
      const made = await create(toParents([allowed.clientId]));
      const read = await forms.call(readScreening, { params: { id: made.body.id } });
      const { caseId } = read.body.clients[0];
      const { body: listed } = await forms.call(listConsents, { params: { caseId } });
      expect(listed.items).toMatchObject([
        { state: 'in-force', authority: 'parent', purposes: ['assessment'] },
      ]);
    } finally {
      await setRule('warns');
    }
  });
});

describe('a screening', () => {
  test('opens a case and holds a use for each client, and its mails are written once', async () => {
    await writeMails();
    const before = await forms.usesOf('lbs-2-parent');
    const ids = await addClients({ firstName: 'Ada' }, { firstName: 'Ben' }, { firstName: 'Cleo' });
    const made = await create(toParents(ids));
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Fall screening',
      formName: 'Parent form',
      productAcronym: 'LBS-2',
      counts: { total: 3, out: 3, scored: 0, toReview: 0, ended: 0, mailsDue: 3 },
    });
    const after = await forms.usesOf('lbs-2-parent');
    const held = ({ own, pool }: typeof after) => (own.held ?? 0) + (pool.held ?? 0);
    expect(held(after) - held(before)).toBe(3);
    // All have the same mother, so she gets one mail.
    expect(await writeMails()).toBe(1);
    expect(await writeMails()).toBe(0);
    const { body } = await forms.call(readScreening, { params: { id: made.body.id } });
    expect(body.counts.mailsDue).toBe(0);
    expect(body.clients.map(({ clientName }: { clientName: string }) => clientName.split(' ')[0])).toEqual([
      'Ada',
      'Ben',
      'Cleo',
    ]);
    const { rows } = await forms.hub.database.pool.query(
      'select case_name, progress from cases where id = any($1)',
      [body.clients.map(({ caseId }: { caseId: string }) => caseId)],
    );
    expect(rows).toEqual(Array(3).fill({ case_name: 'Fall screening', progress: 2 }));
  });

  test('asks a teacher of many by one mail, which tells whom each form is about', async () => {
    await writeMails();
    const ids = await addClients({ firstName: 'Ada' }, { firstName: 'Ben' });
    const teacher = { rule: 'same-person', firstName: 'Tess', lastName: 'Quill', email: 'tess@demo.test' };
    await create(toParents(ids, { formId: 'lbs-2-teacher', answeredBy: teacher }));
    expect(await writeMails()).toBe(1);
    const [mail] = written;
    expect(mail?.to).toBe('tess@demo.test');
    const initial = imogen.lastName[0];
    expect(mail?.text).toContain(`Ada ${initial}., Larkfield Behavior Scales`);
    expect(mail?.text).toContain(`Ben ${initial}., Larkfield Behavior Scales`);
    expect(mail?.text).not.toContain(imogen.lastName);
  });

  test('is all or nothing: with a client who cannot take part, or too few uses, nothing is there', async () => {
    const ids = await addClients({}, { contacts: [] });
    const count = async () => {
      const { rows } = await forms.hub.database.pool.query(
        `select (select count(*) from screenings)::integer as screenings,
          (select count(*) from administrations)::integer as forms, (select count(*) from cases)::integer as cases`,
      );
      return rows[0];
    };
    const before = await count();
    const refused = await create(toParents(ids));
    expect(refused.body).toMatchObject({
      code: 'form-refused',
      errors: [{ path: 'clientIds.1', message: 'No parent on the record can be asked' }],
    });
    const { usesLeft } = await preview(toParents(ids));
    const many = await addClients(...Array.from({ length: usesLeft + 1 }, () => ({})));
    expect(refusal(await create(toParents(many)))).toEqual([409, 'no-use-left']);
    expect(await count()).toEqual(before);
  });

  test('reminds everybody whose form is out, once a day', async () => {
    await writeMails();
    const remind = () =>
      remindOfForms({ database: forms.hub.database, logger: forms.hub.app.log, ...post() });
    // Sends the reminders of the demonstration first.
    await remind();
    const ids = await addClients({ firstName: 'Ada' }, { firstName: 'Ben' });
    const teacher = { rule: 'same-person', firstName: 'Tess', lastName: 'Quill', email: 'tess.q@demo.test' };
    const { body } = await create(toParents(ids, { formId: 'lbs-2-teacher', answeredBy: teacher }));
    const params = { id: body.id };
    expect((await forms.call(remindScreening, { params })).body, 'nothing was mailed yet').toEqual({
      forms: 0,
    });
    await writeMails();
    expect((await forms.call(remindScreening, { params })).body).toEqual({ forms: 2 });
    expect((await forms.call(remindScreening, { params })).body).toEqual({ forms: 0 });
    written.length = 0;
    expect(await remind()).toBe(1);
    expect(written.map(({ to }) => to)).toEqual(['tess.q@demo.test']);
    expect(await remind()).toBe(0);
    expect((await forms.call(remindScreening, { params })).body, 'today they were').toEqual({ forms: 0 });
  });

  test('writes no mail for what was withdrawn before', async () => {
    await writeMails();
    const ids = await addClients({});
    const { body } = await create(toParents(ids));
    const params = { id: body.id };
    const { clients } = (await forms.call(readScreening, { params })).body;
    const caseIds = clients.map(({ caseId }: { caseId: string }) => caseId);
    await forms.call(closeCases, { body: { caseIds, withdrawOpen: true } });
    expect(await writeMails()).toBe(0);
    const read = await forms.call(readScreening, { params });
    expect(read.body).toMatchObject({ counts: { ended: 1, mailsDue: 0 } });
  });

  test('writes no mail for what is entered from paper already', async () => {
    await writeMails();
    const ids = await addClients({}, { contacts: [parent('Nola', 'nola@demo.test')] });
    const { body } = await create(toParents(ids));
    const read = await forms.call(readScreening, { params: { id: body.id } });
    const [{ administrationId: id, caseId }] = read.body.clients;
    const { batteryId } = (await forms.call(readCase, { params: { id: caseId } })).body;
    const entered = await forms.call(saveEntries, {
      params: { caseId, batteryId, id },
      body: { phase: 'first', entries: [{ item: 'anx1', entry: { mark: 'answer', value: '1' } }] },
    });
    expect(entered.status).toBe(204);
    expect(await writeMails()).toBe(1);
    expect(await writeMails(), 'later').toBe(0);
  });

  test('the trail names whom it was previewed for, and what was made', async () => {
    const ids = await addClients({}, { contacts: [] });
    const seen = await forms.call(previewScreening, { body: toParents(ids) });
    expect(await forms.auditOf(seen)).toEqual([
      { action: 'preview screening', record: 'client', record_ids: expect.arrayContaining(ids) },
    ]);
    const made = await create(toParents(ids.slice(0, 1)));
    expect(await forms.auditOf(made)).toEqual([
      { action: 'create', record: 'screening', record_ids: [made.body.id] },
    ]);
  });

  test('is listed, read and exported by its practitioner alone', async () => {
    const ids = await addClients({ firstName: '=Ada' });
    const { body } = await create(toParents(ids, { name: 'Spring — 2027!' }));
    expect((await forms.call(listScreenings)).body.items[0]).toMatchObject({ id: body.id });
    expect((await forms.as('second', listScreenings)).body.items).toEqual([]);
    const file = await forms.call(exportScreening, { params: { id: body.id } });
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="spring-2027.csv"');
    for (const endpoint of [readScreening, exportScreening]) {
      expect(refusal(await forms.as('second', endpoint, { params: { id: body.id } }))).toEqual([
        404,
        'not-found',
      ]);
    }
  });
});
