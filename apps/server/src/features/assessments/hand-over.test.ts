import { readFormsOut } from '@hub/contract/auth/management/forms-out';
import { transferClients } from '@hub/contract/auth/management/member-clients';
import { deactivateMember, enableMember, removeMember } from '@hub/contract/auth/management/members';
import { readProfile } from '@hub/contract/auth/users/users';
import { idOf } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import { SUPPORT } from '@hub/contract/catalogs/roles';
import type { AdministrationState } from '@hub/contract/core/administrations/administration';
import {
  listAdministrations,
  sendAdministrations,
  withdrawAdministration,
} from '@hub/contract/core/administrations/administrations';
import { createCase, deleteCase } from '@hub/contract/core/cases/cases';
import { deleteClient, listClients, readClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { referral } from '../../../test/case-hub.ts';
import { changeForm } from '../../../test/change-form.ts';
import { refusal } from '../../../test/client-hub.ts';
import { openDevice } from '../../../test/form-hub.ts';
import { type FormOptions, type GivenForm, giveForm, TODAY } from '../../../test/given-form.ts';
import { inLedger, placesOf } from '../../../test/ledger.ts';
import { type AddedMember, useMemberHub } from '../../../test/member-hub.ts';
import { grant } from '../licenses/ledger/grant.ts';
import { verifyLedger } from '../licenses/ledger/verify-ledger.ts';

const hub = useMemberHub();
type Person = AddedMember & { token: string };
let leaver: Person;
let receiver: Person;

const MASTER = idOf(degrees, "Master's");
const BACHELOR = idOf(degrees, "Bachelor's");

beforeEach(async () => {
  leaver = await addPerson('Sol', MASTER);
  receiver = await addPerson('Tess', MASTER);
});
afterEach(async () => {
  expect(await verifyLedger(hub.hub.database.system), 'the ledger is sound').toEqual([]);
});

async function addPerson(firstName: string, highest_degree_id: number | null): Promise<Person> {
  const added = await hub.add({ firstName, lastName: 'Reyes' });
  await hub.hub.database.system
    .updateTable('users')
    .set({ highest_degree_id })
    .where('email', '=', added.email)
    .execute();
  return { ...added, token: await hub.hub.signIn(added.email) };
}

const accountOf = ({ id, organizationId }: AddedMember) => ({ organizationId, accountId: id });
const give = (options: FormOptions = {}, to = leaver): Promise<GivenForm> =>
  inLedger(hub.hub.database, (db) => giveForm(db, hub.hub.secrets.formLinks, accountOf(to), options));
const LBS = { formId: 'lbs-2-parent' };

const deactivate = (body?: object, member = leaver) =>
  hub.call(deactivateMember, { params: { id: member.id }, ...(body && { body }) });
const handOver = (to: { id: string } = receiver) => deactivate({ receiverAccountId: to.id });
const statusOf = async ({ id }: AddedMember) => (await hub.accountOf(id)).status;
const clientsOf = async ({ token }: Person): Promise<string[]> => {
  const { body } = await hub.callAs(token, listClients);
  return body.items.map(({ id }: { id: string }) => id).sort();
};
const ownerOf = async ({ clientId }: Pick<GivenForm, 'clientId'>) => {
  const { account_id } = await hub.hub.database.system
    .selectFrom('clients')
    .select('account_id')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return account_id;
};
const usesOf = async ({ featureId, organizationId }: GivenForm, { id }: AddedMember) => {
  const clerk = { organizationId, accountId: id, today: TODAY };
  const { system } = hub.hub.database;
  return [await placesOf(system, clerk, featureId, id), await placesOf(system, clerk, featureId, null)];
};
const stateOf = async ({ administrationId }: GivenForm) => {
  const { state } = await hub.hub.database.system
    .selectFrom('administrations')
    .select('state')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow();
  return state;
};
const batteryOf = async ({ caseId }: GivenForm) => {
  const { batteryId } = await hub.hub.database.system
    .selectFrom('cases')
    .select('battery_id as batteryId')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { caseId, batteryId };
};

describe('somebody with forms out', () => {
  test('is not deactivated until a colleague is named, and works on', async () => {
    const form = await give();
    await give({ beside: form });
    await give();
    const refused = await deactivate();
    expect([...refusal(refused), refused.body.detail]).toEqual([
      409,
      'receiver-needed',
      '3 forms are out, for 2 clients.',
    ]);
    expect(refusal(await deactivate({}))).toEqual([409, 'receiver-needed']);
    expect(await statusOf(leaver)).toBe('Active');
    expect((await hub.callAs(leaver.token, readProfile)).status).toBe(200);
    expect(await ownerOf(form)).toBe(leaver.id);
  });

  const submitted = { submitted_at: new Date() };
  test.each<[AdministrationState, boolean, object]>([
    ['waiting', true, {}],
    ['opened', true, {}],
    ['in-progress', true, {}],
    ['submitted', true, submitted],
    ['needs-review', true, submitted],
    ['scored', false, { ...submitted, scored_at: new Date() }],
    ['declined', false, { ended_at: new Date() }],
    ['withdrawn', false, { ended_at: new Date() }],
    ['expired', false, { ended_at: new Date() }],
    ['discarded', false, { ...submitted, ended_at: new Date() }],
  ])('is one whose form is not at its end: %s %s', async (state, isOut, columns) => {
    const { administrationId } = await give();
    await changeForm(hub.hub.database, administrationId, { state, ...columns });
    expect((await deactivate()).status).toBe(isOut ? 409 : 200);
  });

  test('is not one whose client or case is deleted', async () => {
    const [one, other] = [await give(), await give()];
    for (const { administrationId } of [one, other]) {
      await changeForm(hub.hub.database, administrationId, {
        state: 'needs-review',
        submitted_at: new Date(),
      });
    }
    await hub.callAs(leaver.token, deleteClient, { params: { id: one.clientId } });
    await hub.callAs(leaver.token, deleteCase, { params: { id: other.caseId } });
    expect((await deactivate()).status).toBe(200);
  });

  test('gives the clients of these forms to the receiver with all of their cases, and keeps the others', async () => {
    const form = await give();
    await give({ beside: form });
    const body = { clientId: form.clientId, ...referral };
    const second = await hub.callAs(leaver.token, createCase, { body });
    const kept = await hub.addClient(leaver.token);
    const answer = await handOver();
    expect([answer.status, answer.body.status, answer.body.clients]).toEqual([200, 'Inactive', 1]);
    expect(await ownerOf({ clientId: kept })).toBe(leaver.id);
    expect(await clientsOf(receiver)).toEqual([form.clientId]);
    const listed = await hub.callAs(receiver.token, listAdministrations, { params: await batteryOf(form) });
    expect(listed.body.items).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    expect(listed.body.items[0].actions).toContain('withdraw');
    const cases = await hub.hub.database.system
      .selectFrom('cases')
      .select(['id', 'account_id'])
      .where('client_id', '=', form.clientId)
      .execute();
    expect(new Set(cases)).toEqual(
      new Set([form.caseId, second.body.id].map((id) => ({ id, account_id: receiver.id }))),
    );
    expect((await hub.callAs(leaver.token, readProfile)).status).toBe(401);
    const enabled = await hub.call(enableMember, { params: { id: leaver.id } });
    expect(enabled.body.clients, 'enabling brings no client back').toBe(1);
  });

  test('leaves a trail: the account with both owners, and the clients', async () => {
    const form = await give();
    const answer = await handOver();
    expect(await hub.auditOf(answer)).toEqual(
      expect.arrayContaining([
        { action: 'deactivate', record: 'account', record_ids: [leaver.id] },
        { action: 'transfer', record: 'client', record_ids: [form.clientId] },
      ]),
    );
    const { rows } = await hub.hub.database.pool.query(
      `select former, present from audit_values join audit_entries on audit_entries.id = entry_id
       where request_id = $1`,
      [answer.headers.get('x-request-id')],
    );
    expect(rows).toEqual([
      { former: { accountId: leaver.id }, present: { accountId: receiver.id, clients: 1, cases: 1 } },
    ]);
  });

  test('and the receiver are told by email', async () => {
    await give();
    await handOver();
    await vi.waitFor(
      async () => {
        const mails = await hub.hub.mails();
        const textTo = (email: string) => mails.find(({ to }) => to === email)?.text;
        expect(textTo(receiver.email)).toContain('1 client with 1 case from Sol Reyes to you');
        expect(textTo(receiver.email)).toContain('Forms that are out need somebody');
        expect(textTo(leaver.email)).toContain('1 client with 1 case from you to Tess Reyes');
      },
      { timeout: 15_000, interval: 100 },
    );
  });

  test('is not removed either: the clients are transferred first, and the forms go with them', async () => {
    const form = await give();
    const params = { id: leaver.id };
    expect(refusal(await hub.call(removeMember, { params }))).toEqual([409, 'has-clients']);
    expect(await statusOf(leaver)).toBe('Active');
    await hub.call(transferClients, { params, body: { toAccountId: receiver.id } });
    expect((await hub.call(removeMember, { params })).status).toBe(204);
    const device = await openDevice(hub.hub, form);
    await device.answerAll();
    await device.submit();
    expect(await stateOf(form)).toBe('scored');
    expect(await usesOf(form, leaver)).toEqual([{ consumed: 1 }, {}]);
  });
});

describe('the receiver', () => {
  test('is an active colleague', async () => {
    const form = await give();
    const elsewhere = await hub.addOrganization();
    const refused = [
      leaver,
      elsewhere.manager,
      await hub.add({ status: 'Inactive' }),
      await hub.add({ status: 'PendingOrgApproval' }),
      await hub.add({ roleId: SUPPORT }),
      { id: crypto.randomUUID() },
    ];
    for (const person of refused) expect(refusal(await handOver(person))).toEqual([409, 'transfer-refused']);
    expect([await statusOf(leaver), await ownerOf(form)]).toEqual(['Active', leaver.id]);
  });

  test.each([
    ['no id', { receiverAccountId: 'Tess' }],
    ['nothing', { receiverAccountId: null }],
    ['a field too many', { receiverAccountId: crypto.randomUUID(), surplus: 1 }],
  ])('is named by an id: %s is refused', async (_, body) => {
    expect((await deactivate(body)).status).toBe(400);
    expect(await statusOf(leaver)).toBe('Active');
  });

  test('is qualified for every form that is out, or is told for which not', async () => {
    const [mild, demanding] = [await give(), await give(LBS)];
    await give(LBS);
    const bachelor = await addPerson('Bo', BACHELOR);
    const refused = await handOver(bachelor);
    expect(refusal(refused)).toEqual([
      409,
      'receiver-not-qualified',
      [{ path: 'receiverAccountId', message: 'Not qualified for LBS-2 Parent form' }],
    ]);
    const untrained = await addPerson('Una', null);
    expect((await handOver(untrained)).body.errors[0].message).toBe(
      'Not qualified for LMC Self-report form, LBS-2 Parent form',
    );
    expect(await statusOf(leaver)).toBe('Active');
    expect([await ownerOf(mild), await ownerOf(demanding)]).toEqual([leaver.id, leaver.id]);
    expect((await handOver()).status).toBe(200);
  });

  test('has a license where a degree is missing', async () => {
    await give(LBS);
    const licensed = await addPerson('Lia', null);
    await hub.hub.database.system
      .updateTable('users')
      .set({ licensed: true })
      .where('email', '=', licensed.email)
      .execute();
    expect((await handOver(licensed)).status).toBe(200);
  });

  test('gets nothing where nothing is out', async () => {
    const kept = await hub.addClient(leaver.token);
    expect((await handOver()).status).toBe(200);
    expect(await ownerOf({ clientId: kept })).toBe(leaver.id);
    expect(await clientsOf(receiver)).toEqual([]);
  });
});

describe('before it is decided, a manager', () => {
  const read = (id = leaver.id) => hub.call(readFormsOut, { params: { id } });
  const listed = ({ id, email }: AddedMember, firstName: string) => ({
    id,
    email,
    firstName,
    lastName: 'Reyes',
  });

  test('is told how much is out, and who is qualified for all of it', async () => {
    const elsewhere = await hub.addOrganization();
    const { body: none } = await hub.callAs(elsewhere.token, readFormsOut, {
      params: { id: elsewhere.manager.id },
    });
    expect(none).toEqual({ forms: 0, clients: 0, level: null, receivers: [], notQualified: 0 });

    const form = await give();
    await give({ beside: form, ...LBS });
    const bachelor = await addPerson('Bo', BACHELOR);
    await hub.add({ status: 'Inactive' });
    const { body } = await read();
    expect(body).toMatchObject({ forms: 2, clients: 1, level: 'C' });
    expect(body.receivers).toContainEqual(listed(receiver, 'Tess'));
    const ids = body.receivers.map(({ id }: AddedMember) => id);
    expect(ids).not.toContain(leaver.id);
    expect(ids).not.toContain(bachelor.id);
    const { rows } = await hub.hub.database.pool.query(
      `select count(*)::integer as active from accounts where organization_id = $1 and status = 'Active'
         and role_id <> 3`,
      [leaver.organizationId],
    );
    expect(body.notQualified).toBe(rows[0].active - 1 - ids.length);
  });

  test('of the organization is told, and nobody else', async () => {
    const params = { id: leaver.id };
    expect(refusal(await hub.callAs(receiver.token, readFormsOut, { params }))).toEqual([
      403,
      'role-not-allowed',
    ]);
    const { token } = await hub.addOrganization();
    expect(refusal(await hub.callAs(token, readFormsOut, { params }))).toEqual([404, 'not-found']);
    expect(refusal(await read(crypto.randomUUID()))).toEqual([404, 'not-found']);
  });
});

describe('what is held for a form', () => {
  /** A member with one use held and two available. */
  async function giveWithUses() {
    const form = await give();
    const { featureId } = form;
    const lot = { featureId, quantity: 2, source: 'grant', accountId: leaver.id } as const;
    await inLedger(hub.hub.database, (db) => grant(db, { ...accountOf(leaver), today: TODAY }, lot));
    return form;
  }

  test('stays where it was drawn, and is spent there when the respondent goes on and hands in', async () => {
    const form = await giveWithUses();
    const before = (await usesOf(form, receiver))[1]?.available ?? 0;
    const device = await openDevice(hub.hub, form);
    await device.save({ item: '1', value: '1', seconds: 3 });
    await handOver();
    expect(await usesOf(form, leaver)).toEqual([{ held: 1 }, { available: before + 2 }]);

    expect((await device.answerAll()).status, 'the session of the respondent goes on').toBe(200);
    expect((await device.submit()).status).toBe(200);
    expect(await stateOf(form)).toBe('scored');
    expect(await usesOf(form, leaver)).toEqual([{ consumed: 1 }, { available: before + 2 }]);
    const { body } = await hub.callAs(receiver.token, readClient, { params: { id: form.clientId } });
    // Without a time zone the organization uses UTC days.
    expect(body.lastEvaluation, 'the client of the receiver follows').toBe(todayIn('UTC', new Date()));
  });

  test('goes to the pool when the receiver withdraws the form', async () => {
    const form = await giveWithUses();
    await handOver();
    const [, pool] = await usesOf(form, leaver);
    const params = { ...(await batteryOf(form)), id: form.administrationId, respondentId: form.respondentId };
    expect((await hub.callAs(receiver.token, withdrawAdministration, { params })).status).toBe(204);
    expect(await usesOf(form, leaver)).toEqual([{}, { available: (pool?.available ?? 0) + 1 }]);
    expect(await usesOf(form, receiver), 'the receiver has none of it').toMatchObject([{}, {}]);
  });
});

describe('a form that is sent while its sender is deactivated', () => {
  /** Opens a case and grants uses for it. */
  async function openCase() {
    const { featureId, organizationId } = await give({}, receiver);
    const lot = { featureId, quantity: 1, source: 'grant', accountId: leaver.id } as const;
    const clerk = { organizationId, accountId: leaver.id, today: TODAY };
    await inLedger(hub.hub.database, (db) => grant(db, clerk, lot));
    const clientId = await hub.addClient(leaver.token);
    const { body } = await hub.callAs(leaver.token, createCase, { body: { clientId, ...referral } });
    return { caseId: body.id as string, batteryId: body.batteryId as string, clientId };
  }

  const send = (params: { caseId: string; batteryId: string }) =>
    hub.callAs(leaver.token, sendAdministrations, {
      params,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        items: [
          {
            formId: 'lmc-self',
            respondent: { kind: 'client' },
            delivery: 2,
            language: 'en',
            dueOn: addDays(TODAY, 9),
          },
        ],
      },
    });

  test.each([0, 5, 10, 20, 40])('is refused or stands in the way (%i ms later)', async (delay) => {
    const battery = await openCase();
    const sending = send(battery);
    await new Promise((resolve) => setTimeout(resolve, delay));
    const ended = await deactivate();
    const sent = await sending;
    expect([
      [201, 409],
      [401, 200],
    ]).toContainEqual([sent.status, ended.status]);
    expect(await statusOf(leaver)).toBe(sent.status === 201 ? 'Active' : 'Inactive');
  });

  test.each([0, 5, 10, 20, 40])('is with the receiver who is named (%i ms later)', async (delay) => {
    const battery = await openCase();
    const sending = send(battery);
    await new Promise((resolve) => setTimeout(resolve, delay));
    expect((await handOver()).status).toBe(200);
    const { status } = await sending;
    expect(await ownerOf(battery)).toBe(status === 201 ? receiver.id : leaver.id);
  });
});
