import {
  listMemberClients,
  type MemberClient,
  transferClients,
} from '@hub/contract/auth/management/member-clients';
import { deactivateMember } from '@hub/contract/auth/management/members';
import { SUPPORT } from '@hub/contract/catalogs/roles';
import { createCaseNote, listCaseNotes } from '@hub/contract/core/cases/case-notes';
import { listCases, readCase } from '@hub/contract/core/cases/cases';
import { educationEndpoints } from '@hub/contract/core/clients/client-records';
import { deleteClient, listClients, readClient, restoreClient } from '@hub/contract/core/clients/clients';
import { search } from '@hub/contract/core/search';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteOf } from '../../../test/case-hub.ts';
import { imogen, refusal } from '../../../test/client-hub.ts';
import { type AddedMember, useMemberHub } from '../../../test/member-hub.ts';

const happened: unknown[] = [];
const hub = useMemberHub({
  clientsTransferred: async (_scope, event) => {
    happened.push(event);
  },
});

const byId = (id: string) => ({ params: { id } });
let source: AddedMember & { token: string };
let target: AddedMember & { token: string };

beforeEach(async () => {
  const join = async (firstName: string) => {
    const member = await hub.add({ firstName, lastName: 'Reyes' });
    return { ...member, token: await hub.hub.signIn(member.email) };
  };
  source = await join('Sol');
  target = await join('Tess');
  happened.length = 0;
});

const move = (fields: object = {}, from = source.id) =>
  hub.call(transferClients, { ...byId(from), body: { toAccountId: target.id, ...fields } });
const clientsOf = async ({ token }: { token: string }): Promise<string[]> =>
  (await hub.callAs(token, listClients, { query: '?PageSize=100' })).body.items.map(
    ({ id }: { id: string }) => id,
  );

describe('the clients of a colleague', () => {
  const list = (query = '') => hub.call(listMemberClients, { ...byId(source.id), query });
  const namesOf = async (query: string) =>
    (await list(query)).body.items.map(({ firstName }: MemberClient) => firstName);

  test('are names, dates and counts', async () => {
    const id = await hub.addClient(source.token, {
      email: 'imogen@example.com',
      comment: { comment: 'Shy.' },
    });
    await hub.openCase(source.token, id);
    const answer = await list();
    expect(answer.body).toEqual({
      items: [
        {
          id,
          firstName: imogen.firstName,
          lastName: imogen.lastName,
          dateOfBirth: imogen.dateOfBirth,
          createdAt: expect.any(String),
          lastEvaluationOn: null,
          openCases: 1,
        },
      ],
      page: 1,
      pageSize: 12,
      totalItems: 1,
      totalPages: 1,
    });
    expect(await hub.auditOf(answer)).toEqual([{ action: 'list', record: 'client', record_ids: [id] }]);
  });

  test('are sorted and paged, without the deleted ones', async () => {
    const people = [
      ['Ann', 'Zane', '2010-01-01'],
      ['Ben', 'Yates', '2012-01-01'],
      ['Cid', 'Xu', '2008-01-01'],
      ['Dee', 'Webb', '2009-01-01'],
    ] as const;
    const ids = [];
    for (const [firstName, lastName, dateOfBirth] of people) {
      ids.push(await hub.addClient(source.token, { firstName, lastName, dateOfBirth }));
    }
    await hub.callAs(source.token, deleteClient, byId(ids[3] ?? ''));
    await hub.hub.database.pool.query("update clients set last_evaluation = '2026-01-01' where id = $1", [
      ids[1],
    ]);
    expect(await namesOf('')).toEqual(['Cid', 'Ben', 'Ann']);
    expect(await namesOf('?sortBy=firstName&order=desc')).toEqual(['Cid', 'Ben', 'Ann']);
    expect(await namesOf('?sortBy=dateOfBirth')).toEqual(['Cid', 'Ann', 'Ben']);
    expect(await namesOf('?sortBy=created')).toEqual(['Ann', 'Ben', 'Cid']);
    expect((await namesOf('?sortBy=lastEvaluation'))[2]).toBe('Ben');
    expect((await namesOf('?sortBy=lastEvaluation&order=desc'))[0]).toBe('Ben');
    expect(await namesOf('?page=2&pageSize=2')).toEqual(['Ann']);
    expect((await list('?page=9')).body).toMatchObject({ items: [], totalItems: 3 });
    expect((await list('?sortBy=email')).status).toBe(400);
  });

  test('are for managers of the organization alone', async () => {
    const asColleague = await hub.callAs(target.token, listMemberClients, byId(source.id));
    expect(refusal(asColleague)).toEqual([403, 'role-not-allowed']);
    const elsewhere = await hub.addOrganization();
    expect((await hub.callAs(elsewhere.token, listMemberClients, byId(source.id))).status).toBe(404);
  });

  test('are opened by a manager no more than before', async () => {
    const id = await hub.addClient(source.token);
    expect((await hub.call(readClient, byId(id))).status).toBe(404);
  });
});

describe('a transfer', () => {
  test('moves all clients with their cases, notes and records, deleted ones too', async () => {
    const [kept, deleted] = [await hub.addClient(source.token), await hub.addClient(source.token)];
    const caseId = await hub.openCase(source.token, kept);
    await hub.callAs(source.token, createCaseNote, { ...byId(caseId), body: noteOf('Called the school.') });
    await hub.callAs(source.token, educationEndpoints.create, {
      ...byId(kept),
      body: { schoolName: 'Lanternfield' },
    });
    await hub.callAs(source.token, deleteClient, byId(deleted));

    const answer = await move();
    expect([answer.status, answer.body]).toEqual([200, { clients: 2, cases: 1 }]);
    expect(await clientsOf(source)).toEqual([]);
    expect((await hub.callAs(source.token, readClient, byId(kept))).status).toBe(404);
    expect((await hub.callAs(source.token, readCase, byId(caseId))).status).toBe(404);
    expect((await hub.callAs(source.token, listCaseNotes, byId(caseId))).status).toBe(404);

    expect(await clientsOf(target)).toEqual([kept]);
    const cases = await hub.callAs(target.token, listCases);
    expect(cases.body.items.map(({ id }: { id: string }) => id)).toEqual([caseId]);
    const notes = await hub.callAs(target.token, listCaseNotes, byId(caseId));
    expect(notes.body.items).toMatchObject([{ createdByName: 'Sol Reyes' }]);
    const education = await hub.callAs(target.token, educationEndpoints.list, byId(kept));
    expect(education.body.items).toMatchObject([{ schoolName: 'Lanternfield' }]);
    expect((await hub.callAs(target.token, restoreClient, byId(deleted))).status).toBe(200);
  });

  test('moves the clients that are named, once each', async () => {
    const ids = [await hub.addClient(source.token), await hub.addClient(source.token)];
    const [moved = '', stays = ''] = ids;
    expect((await move({ clientIds: [moved, moved] })).body).toEqual({ clients: 1, cases: 0 });
    expect([await clientsOf(source), await clientsOf(target)]).toEqual([[stays], [moved]]);
    expect(happened).toEqual([{ clientIds: [moved], fromAccountId: source.id, toAccountId: target.id }]);
  });

  test('that names a client of somebody else moves none', async () => {
    const [own, others] = [await hub.addClient(source.token), await hub.addClient(target.token)];
    for (const clientId of [others, crypto.randomUUID()]) {
      expect(refusal(await move({ clientIds: [own, clientId] }))).toEqual([404, 'not-found']);
    }
    expect(await clientsOf(source)).toEqual([own]);
    expect(happened).toEqual([]);
  });

  test('is told to both by email, with numbers and no name of a client', async () => {
    const clientId = await hub.addClient(source.token, { firstName: 'Unmentioned' });
    await hub.openCase(source.token, clientId);
    await move({ reason: 'Sol is on leave.' });
    const mails = await vi.waitFor(
      async () => {
        const mails = (await hub.hub.mails()).filter(({ to }) => [source.email, target.email].includes(to));
        expect(mails).toHaveLength(2);
        return mails;
      },
      { timeout: 15_000, interval: 100 },
    );
    const text = (email: string) => mails.find(({ to }) => to === email)?.text ?? '';
    expect(text(target.email)).toContain('1 client with 1 case from Sol Reyes to you');
    expect(text(source.email)).toContain('1 client with 1 case from you to Tess Reyes');
    for (const mail of mails) {
      expect(mail.text).toContain('The reason: Sol is on leave.');
      expect(mail.text + mail.subject).not.toContain('Unmentioned');
    }
  });

  test('is in the audit trail with every client, and with both owners', async () => {
    const id = await hub.addClient(source.token);
    const answer = await move({ reason: 'On leave' });
    expect(new Set(await hub.auditOf(answer))).toEqual(
      new Set([
        { action: 'transfer clients', record: 'account', record_ids: [source.id] },
        { action: 'transfer', record: 'client', record_ids: [id] },
      ]),
    );
    const { rows } = await hub.hub.database.pool.query(
      `select former, present from audit_values join audit_entries on audit_entries.id = entry_id
       where request_id = $1`,
      [answer.headers.get('x-request-id')],
    );
    expect(rows).toEqual([
      {
        former: { accountId: source.id },
        present: { accountId: target.id, reason: 'On leave', clients: 1, cases: 0 },
      },
    ]);
  });

  test('takes the clients out of what the former owner opened lately, and out of the shares of the new one', async () => {
    const id = await hub.addClient(source.token, { firstName: 'Quill' });
    const { pool } = hub.hub.database;
    const share = `insert into client_shares (organization_id, client_id, account_id) values ($1, $2, $3)`;
    await pool.query(share, [source.organizationId, id, target.id]);
    await pool.query(share, [source.organizationId, id, hub.manager.id]);
    await hub.callAs(source.token, readClient, byId(id));
    await move();
    const { body } = await hub.callAs(source.token, search, { query: '?Query=quill' });
    expect([body.recent, body.clients]).toEqual([[], []]);
    const found = await hub.callAs(target.token, search, { query: '?Query=quill' });
    expect(found.body.clients).toMatchObject([{ id }]);
    const { rows } = await pool.query('select account_id from client_shares where client_id = $1', [id]);
    expect(rows).toEqual([{ account_id: hub.manager.id }]);
    const recent = await pool.query('select from recent_records where account_id = $1', [source.id]);
    expect(recent.rows).toEqual([]);
    expect(await clientsOf(target)).toEqual([id]);
  });

  test('of an account that is deactivated empties it', async () => {
    await hub.addClient(source.token);
    await hub.call(deactivateMember, byId(source.id));
    expect((await move()).body).toEqual({ clients: 1, cases: 0 });
  });

  test('of no clients is one of none, and mails nobody', async () => {
    expect((await move()).body).toEqual({ clients: 0, cases: 0 });
    const mails = await hub.hub.mails();
    expect(mails.filter(({ to }) => to === source.email)).toEqual([]);
  });

  test('goes to an active colleague alone', async () => {
    const id = await hub.addClient(source.token);
    const elsewhere = await hub.addOrganization();
    const refused = [
      source,
      elsewhere.manager,
      await hub.add({ status: 'Inactive' }),
      await hub.add({ status: 'Removed' }),
      await hub.add({ status: 'PendingOrgApproval' }),
      await hub.add({ roleId: SUPPORT }),
      { id: crypto.randomUUID() },
    ];
    for (const { id: toAccountId } of refused) {
      expect(refusal(await move({ toAccountId }))).toEqual([409, 'transfer-refused']);
    }
    expect(await clientsOf(source)).toEqual([id]);
  });

  test.each([
    ['nobody', { toAccountId: undefined }],
    ['no id', { toAccountId: 'nobody' }],
    ['no client', { clientIds: [] }],
    ['a client that is no id', { clientIds: ['one'] }],
    ['a reason that is too long', { reason: 'x'.repeat(501) }],
    ['a field too many', { surplus: 1 }],
  ])('to, or with, %s is refused', async (_, fields) => {
    expect((await move(fields)).status).toBe(400);
  });

  test('is made by managers of the organization alone', async () => {
    const body = { toAccountId: target.id };
    const asTarget = await hub.callAs(target.token, transferClients, { ...byId(source.id), body });
    expect(refusal(asTarget)).toEqual([403, 'role-not-allowed']);
    const elsewhere = await hub.addOrganization();
    const asStranger = await hub.callAs(elsewhere.token, transferClients, { ...byId(source.id), body });
    expect(refusal(asStranger)).toEqual([404, 'not-found']);
  });
});
