import { randomUUID } from 'node:crypto';
import { listGivableForms, resendAdministration } from '@hub/contract/core/administrations/administrations';
import { deleteCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { readClientRecord, updateClient } from '@hub/contract/core/clients/clients';
import { updateContact } from '@hub/contract/core/clients/contacts';
import { createConsent, listConsents, withdrawConsent } from '@hub/contract/core/consents/consents';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import { afterEach, describe, expect, test } from 'vitest';
import { type Battery, toClient, today, toMother, useAssessmentHub } from '../../../test/assessment-hub.ts';
import { odo, refusal } from '../../../test/client-hub.ts';

const hub = useAssessmentHub();
const deciding = { ...odo, firstName: 'Odile', email: 'odile@demo.test', mayDecide: true };
const open = (client: object = {}) => hub.open({ contacts: [deciding], ...client });

const byMother = ({ contactId }: Battery, fields: object = {}) => ({
  givenBy: { kind: 'contact', contactId, authority: 'parent' },
  purposes: ['assessment'],
  method: 'written',
  givenOn: addDays(today(), -1),
  ...fields,
});
const byClient = (fields: object = {}) => ({
  givenBy: { kind: 'client' },
  purposes: ['assessment', 'sharing'],
  method: 'spoken',
  givenOn: today(),
  ...fields,
});

const give = ({ caseId }: Battery, body: object) =>
  hub.call(createConsent, {
    params: { caseId },
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
const list = async ({ caseId }: Battery) => (await hub.call(listConsents, { params: { caseId } })).body;
const withdraw = ({ caseId }: Battery, id: string, body: object = { reason: 'Changed her mind.' }) =>
  hub.call(withdrawConsent, { params: { caseId, id }, body });

const setOrganization = (columns: object) =>
  hub.hub.database.system.updateTable('organizations').set(columns).execute();
afterEach(() => setOrganization({ consent_rule: 'warns', time_zone: 'America/Chicago' }));

/** A birth date for turning 18 in this many days, in the organization's time zone. */
const bornToTurn18 = (days: number, zone = 'America/Chicago') => {
  const birthday = addDays(todayIn(zone, new Date()), days);
  return `${Number(birthday.slice(0, 4)) - 18}${birthday.slice(4)}`;
};

test('what is given on the day of a reader who is ahead is given on the day of the organization', async () => {
  const battery = await open();
  const giveOn = (givenOn: string) =>
    hub.call(createConsent, {
      params: { caseId: battery.caseId },
      body: byClient({ givenOn }),
      headers: { 'idempotency-key': randomUUID(), 'time-zone': 'Pacific/Kiritimati' },
    });
  const given = await giveOn(todayIn('Pacific/Kiritimati', new Date()));
  expect(given.body).toMatchObject({ givenOn: today(), state: 'in-force' });
  expect((await giveOn(addDays(today(), 2))).body).toMatchObject({ code: 'invalid-input' });
});

describe('a consent', () => {
  test('is kept with who gave it, as what, for what, when and how', async () => {
    const battery = await open();
    const answer = await give(battery, byMother(battery, { untilOn: addDays(today(), 30) }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      givenBy: 'contact',
      firstName: 'Odile',
      lastName: odo.lastName,
      authority: 'parent',
      purposes: ['assessment'],
      method: 'written',
      givenOn: addDays(today(), -1),
      endsOn: addDays(today(), 30),
      endsBecause: 'until',
      state: 'in-force',
      withdrawn: null,
      canWithdraw: true,
    });
    expect(await hub.auditOf(answer)).toMatchObject([{ action: 'create', record_ids: [answer.body.id] }]);
    expect(await list(battery)).toEqual({
      items: [answer.body],
      toAssess: { state: 'given', endsOn: addDays(today(), 30), endsBecause: 'until' },
    });
  });

  test('of the client or of somebody else names them as they were then', async () => {
    const battery = await open();
    await give(battery, byClient());
    const givenBy = { kind: 'other', firstName: 'Judge', lastName: 'Amber', authority: 'court' };
    await give(battery, byClient({ givenBy }));
    const { items } = await list(battery);
    expect(items).toMatchObject([
      { givenBy: 'other', firstName: 'Judge', authority: 'court' },
      { givenBy: 'client', firstName: 'Imogen', authority: 'self', purposes: ['assessment', 'sharing'] },
    ]);
  });

  test.each([
    ['of a contact who may not decide', { mayDecide: false }, {}, 'givenBy.contactId'],
    ['of a day to come', {}, { givenOn: addDays(today(), 1) }, 'givenOn'],
    ['from before the birth', {}, { givenOn: '1990-01-01' }, 'givenOn'],
    ['that ends before it begins', {}, { untilOn: addDays(today(), -2) }, 'untilOn'],
    ['for nothing', {}, { purposes: [] }, 'purposes'],
    ['for everything', {}, { purposes: ['everything'] }, 'purposes.0'],
    ['by no way that is known', {}, { method: 'waved' }, 'method'],
  ])('%s is refused', async (_, contact, fields, path) => {
    const battery = await open({ contacts: [{ ...deciding, ...contact }] });
    const answer = await give(battery, byMother(battery, fields));
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, path]);
    expect((await list(battery)).items).toEqual([]);
  });

  test('of a parent is refused once the client is an adult, and of a contact who is gone', async () => {
    const adult = await open({ dateOfBirth: bornToTurn18(-1) });
    const late = await give(adult, byMother(adult, { givenOn: today() }));
    expect([late.status, late.body.errors[0].path]).toEqual([400, 'givenBy.authority']);
    const minor = await open();
    const nobody = { kind: 'contact', contactId: randomUUID(), authority: 'parent' };
    expect((await give(minor, byClient({ givenBy: nobody }))).body.errors[0].path).toBe('givenBy.contactId');
  });

  test('is recorded in an open case of one’s own, and withdrawn in a closed one, too', async () => {
    const battery = await open();
    const { body } = await give(battery, byClient());
    await hub.call(updateCaseStatus, { params: { id: battery.caseId }, body: { status: 4 } });
    expect(refusal(await give(battery, byClient()))).toEqual([409, 'case-closed']);
    expect((await withdraw(battery, body.id)).status).toBe(200);
    await hub.call(updateCaseStatus, { params: { id: battery.caseId }, body: { status: 1 } });
    await hub.call(deleteCase, { params: { id: battery.caseId } });
    expect(refusal(await give(battery, byClient()))).toEqual([404, 'case-deleted']);
  });
});

describe('without consent', () => {
  const refused = async (battery: Battery) => refusal(await hub.trySend(battery, [toClient()]));

  test('forms are sent, and "Add assessments" says that it is missing', async () => {
    const battery = await open();
    const givable = await hub.call(listGivableForms, { params: battery });
    expect(givable.body.consent).toEqual({
      state: 'missing',
      endsOn: null,
      endsBecause: null,
      rule: 'warns',
    });
    expect(await hub.send(battery, toClient())).toHaveLength(1);
  });

  test('nothing is sent where the organization refuses it, until it is given', async () => {
    await setOrganization({ consent_rule: 'refuses' });
    const battery = await open();
    const before = await hub.usesOf('lmc-self');
    expect(await refused(battery)).toEqual([409, 'consent-missing']);
    await give(battery, byClient({ purposes: ['sharing'] }));
    expect(await refused(battery), 'to share is not to assess').toEqual([409, 'consent-missing']);
    expect(await hub.usesOf('lmc-self')).toEqual(before);
    expect(await hub.list(battery)).toEqual([]);
    await give(battery, byClient());
    expect(await hub.send(battery, toClient())).toHaveLength(1);
  });

  test('nothing is sent after its last day', async () => {
    await setOrganization({ consent_rule: 'refuses' });
    const battery = await open();
    const past = { givenOn: addDays(today(), -9), untilOn: addDays(today(), -1) };
    await give(battery, byClient(past));
    expect((await list(battery)).toAssess).toMatchObject({ state: 'ended', endsBecause: 'until' });
    expect(await refused(battery)).toEqual([409, 'consent-missing']);
    await give(battery, byClient({ ...past, untilOn: today() }));
    expect(await hub.send(battery, toClient())).toHaveLength(1);
  });
});

describe("a parent's consent ends when the client turns 18", () => {
  test.each(['Pacific/Honolulu', 'Pacific/Tongatapu', 'America/Chicago'])(
    'by the days of the organization in %s',
    async (time_zone) => {
      await setOrganization({ consent_rule: 'refuses', time_zone });
      const day = todayIn(time_zone, new Date());
      const tomorrow = await open({ dateOfBirth: bornToTurn18(1, time_zone) });
      await give(tomorrow, byMother(tomorrow, { givenOn: addDays(day, -9) }));
      expect((await list(tomorrow)).toAssess).toEqual({
        state: 'given',
        endsOn: day,
        endsBecause: 'birthday',
      });
      const items = [toMother(tomorrow, { dueOn: addDays(day, 3) })];
      expect((await hub.trySend(tomorrow, items)).status).toBe(201);

      const adult = await open({ dateOfBirth: bornToTurn18(0, time_zone) });
      await give(adult, byMother(adult, { givenOn: addDays(day, -9) }));
      expect((await list(adult)).toAssess).toMatchObject({ state: 'ended', endsBecause: 'birthday' });
      expect(refusal(await hub.trySend(adult, items))).toEqual([409, 'consent-missing']);
      await give(adult, byClient({ givenOn: day }));
      expect((await list(adult)).toAssess.state).toBe('given');
    },
  );

  test('also when the birth date is corrected', async () => {
    const battery = await open();
    await give(battery, byMother(battery));
    expect((await list(battery)).toAssess.state).toBe('given');
    const { clientId } = battery;
    const { body } = await hub.call(readClientRecord, { params: { id: clientId } });
    const { id, lastEvaluation, created, ...fields } = body.client;
    const changed = { ...fields, dateOfBirth: bornToTurn18(-1) };
    const answer = await hub.call(updateClient, { params: { id: clientId }, body: changed });
    expect(answer.status).toBe(200);
    expect((await list(battery)).toAssess).toMatchObject({ state: 'ended', endsBecause: 'birthday' });
  });
});

describe('withdrawing', () => {
  const heldUses = async () => {
    const { own, pool } = await hub.usesOf('lmc-self');
    return (own.held ?? 0) + (pool.held ?? 0);
  };

  test('says how many forms are out, and takes them back only when that is said', async () => {
    const battery = await open();
    const { body: consent } = await give(battery, byMother(battery));
    await hub.send(battery, toClient(), toMother(battery));
    const before = await heldUses();
    const refused = await withdraw(battery, consent.id);
    expect([...refusal(refused), refused.body.detail]).toEqual([
      409,
      'consent-forms-out',
      '2 forms are out.',
    ]);
    expect((await list(battery)).toAssess.state, 'nothing has changed').toBe('given');

    const reason = 'Moved away.';
    const answer = await withdraw(battery, consent.id, { reason, withdrawOpen: true });
    expect([answer.status, answer.body.state, answer.body.withdrawalReason]).toEqual([
      200,
      'withdrawn',
      reason,
    ]);
    expect((await hub.list(battery)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect(await heldUses()).toBe(before - 1);
    const [form] = await hub.list(battery);
    const { timeline } = await hub.read(battery, form?.id ?? '');
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'withdrawn', detail: 'Consent was withdrawn.' }),
    );
    expect(await hub.auditOf(answer)).toMatchObject([{ action: 'withdraw', record_ids: [consent.id] }]);
    expect((await list(battery)).toAssess.state).toBe('withdrawn');
  });

  test('stops nothing while another consent allows it, or when it was about something else', async () => {
    const battery = await open();
    const { body: first } = await give(battery, byMother(battery));
    const { body: second } = await give(battery, byClient());
    const { body: sharing } = await give(battery, byClient({ purposes: ['sharing'] }));
    await hub.send(battery, toClient());
    for (const { id } of [first, sharing]) expect((await withdraw(battery, id)).status).toBe(200);
    expect(refusal(await withdraw(battery, second.id))).toEqual([409, 'consent-forms-out']);
  });

  test('is done once, with a reason, by whose case it is', async () => {
    const battery = await open();
    const { body } = await give(battery, byClient());
    expect((await withdraw(battery, body.id, { reason: ' ' })).body.errors[0].path).toBe('reason');
    expect((await withdraw(battery, randomUUID())).status).toBe(404);
    expect((await withdraw(battery, body.id)).status).toBe(200);
    expect(refusal(await withdraw(battery, body.id))).toEqual([409, 'consent-withdrawn']);
  });
});

describe('a contact who must not be contacted', () => {
  test('is offered as such, and nothing is sent to them', async () => {
    const battery = await open({ contacts: [{ ...deciding, noContact: true }] });
    const { body } = await hub.call(listGivableForms, { params: battery });
    expect(body.people).toMatchObject([{ noContact: false }, { noContact: true, mayDecide: true }]);
    const answer = await hub.trySend(battery, [toMother(battery)]);
    expect(refusal(answer)).toEqual([
      409,
      'form-refused',
      [{ path: 'items.0.respondent', message: 'This person must not be contacted' }],
    ]);
  });

  test('gets no further mail of what was sent before', async () => {
    const battery = await open();
    const [form] = await hub.send(battery, toMother(battery));
    const { clientId: id, contactId: cid } = battery;
    const body = { ...deciding, noContact: true, version: 1 };
    expect((await hub.call(updateContact, { params: { id, cid }, body })).status).toBe(200);
    const params = { ...battery, id: form?.id ?? '' };
    const headers = { 'idempotency-key': randomUUID() };
    expect(refusal(await hub.call(resendAdministration, { params, headers }))).toEqual([409, 'no-contact']);
    const known = { kind: 'known', respondentId: form?.respondent.id };
    const again = await hub.trySend(battery, [toMother(battery, { respondent: known })]);
    expect(again.body.errors[0].path).toBe('items.0.respondent');
  });
});
