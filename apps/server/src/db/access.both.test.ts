import { createCaseNote, listCaseNotes } from '@hub/contract/core/cases/case-notes';
import { listCases, readCase, updateCase } from '@hub/contract/core/cases/cases';
import { educationEndpoints } from '@hub/contract/core/clients/client-records';
import { exportClients } from '@hub/contract/core/clients/client-sheet';
import {
  deleteClient,
  listClients,
  listSimilarClients,
  readClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import { search } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { noteOf, referral, useCaseHub } from '../../test/case-hub.ts';
import { imogen, refusal } from '../../test/client-hub.ts';

const hub = useCaseHub();
const shared = { clientId: '', caseId: '' };

type Named = { firstName: string };

/** The colleague has clients of their own; the practitioner shares one of two. */
beforeAll(async () => {
  await hub.addClient({ firstName: 'Hidden', lastName: 'Fernsby' });
  shared.clientId = (await hub.addClient({ firstName: 'Shared', lastName: 'Fernsby' })).id;
  shared.caseId = (await hub.open({ clientId: shared.clientId, caseName: 'Shared reading' })).id;
  await hub.write(shared.caseId, 'Called the school.');
  await hub.call(educationEndpoints.create, {
    params: { id: shared.clientId },
    body: { schoolName: 'Lanternfield' },
  });
  await sql`
    insert into client_shares (organization_id, client_id, account_id)
    select organization_id, ${shared.clientId}, accounts.id from accounts
    join users on users.id = accounts.user_id where users.email = 'second@demo.test'
  `.execute(hub.hub.database.system);
});

const namesOf = ({ body }: { body: { items: Named[] } }) => body.items.map(({ firstName }) => firstName);

test('a list holds own and shared clients in one order, with their number', async () => {
  const all = await hub.callAsColleague(listClients, { query: '?PageSize=100&SortBy=firstName' });
  const names = namesOf(all);
  expect(names).toContain('Shared');
  expect(names).not.toContain('Hidden');
  expect(names).toEqual([...names].sort());
  expect(all.body.totalItems).toBe(names.length);

  const found = await hub.callAsColleague(listClients, { query: '?LastName=Fernsby' });
  expect([namesOf(found), found.body.totalItems]).toEqual([['Shared'], 1]);
  const pastTheEnd = await hub.callAsColleague(listClients, { query: '?Page=50' });
  expect([pastTheEnd.body.items, pastTheEnd.body.totalItems]).toEqual([[], names.length]);
  for (const sortBy of ['lastEvaluation', 'dateOfBirth', 'created', 'lastName']) {
    const sorted = await hub.callAsColleague(listClients, {
      query: `?PageSize=100&SortBy=${sortBy}&Order=desc`,
    });
    expect(namesOf(sorted).sort(), sortBy).toEqual([...names].sort());
  }
});

test('a shared client is read with its records, its cases and their notes', async () => {
  const params = { id: shared.clientId };
  expect((await hub.callAsColleague(readClient, { params })).body.firstName).toBe('Shared');
  const education = await hub.callAsColleague(educationEndpoints.list, { params });
  expect(education.body.items[0].schoolName).toBe('Lanternfield');
  const cases = await hub.callAsColleague(listCases, { query: `?ClientId=${shared.clientId}` });
  expect([cases.body.items[0].id, cases.body.totalItems]).toEqual([shared.caseId, 1]);
  expect((await hub.callAsColleague(readCase, { params: { id: shared.caseId } })).status).toBe(200);
  const notes = await hub.callAsColleague(listCaseNotes, { params: { id: shared.caseId } });
  expect(notes.body.items).toHaveLength(1);
});

test('search, the warning of a similar client and the export follow the same rule', async () => {
  const { body } = await hub.callAsColleague(search, { query: '?Query=shared' });
  const found = [...body.recent, ...body.clients, ...body.cases].map(({ id }: { id: string }) => id);
  expect(found.sort()).toEqual([shared.clientId, shared.caseId].sort());
  const similar = (firstName: string) =>
    hub.callAsColleague(listSimilarClients, {
      query: `?FirstName=${firstName}&LastName=Fernsby&DateOfBirth=${imogen.dateOfBirth}`,
    });
  expect((await similar('Shared')).body.items).toHaveLength(1);
  expect((await similar('Hidden')).body.items).toEqual([]);
  const file = String((await hub.callAsColleague(exportClients, { query: '?LastName=Fernsby' })).body);
  expect([file.includes('Shared'), file.includes('Hidden')]).toEqual([true, false]);
});

test('whom a client is shared with changes nothing of it', async () => {
  const params = { id: shared.clientId };
  const note = { params: { id: shared.caseId }, body: noteOf('Mine?') };
  const changed = { params, body: { ...imogen, version: 1 } };
  for (const answer of [
    await hub.callAsColleague(deleteClient, { params }),
    await hub.callAsColleague(educationEndpoints.create, { params, body: { schoolName: 'Mine?' } }),
    await hub.callAsColleague(updateCase, {
      params: { id: shared.caseId },
      body: { ...referral, version: 1 },
    }),
    await hub.callAsColleague(createCaseNote, note),
  ]) {
    expect(refusal(answer)).toEqual([404, 'not-found']);
  }
  expect((await hub.callAsColleague(updateClient, changed)).status).toBeGreaterThanOrEqual(400);
  expect((await hub.call(readClient, { params })).body.firstName).toBe('Shared');
});
