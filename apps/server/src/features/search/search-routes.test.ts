import { deleteCase, readCase } from '@hub/contract/core/cases/cases';
import { deleteClient, readClient } from '@hub/contract/core/clients/clients';
import { type Found, search } from '@hub/contract/core/search';
import { beforeAll, expect, test } from 'vitest';
import { referral, useCaseHub } from '../../../test/case-hub.ts';

const hub = useCaseHub();

type Answer = Record<'recent' | 'clients' | 'cases' | 'administrations' | 'products', Found[]>;

const ids = { jose: '', ada: '', reading: '', speech: '' };

beforeAll(async () => {
  const { call } = hub;
  ids.jose = (await hub.addClient({ firstName: 'José', lastName: 'Álvarez' })).id;
  ids.ada = (await hub.addClient({ firstName: 'Ada', lastName: 'Josten', dateOfBirth: '2010-02-03' })).id;
  ids.reading = (await hub.open({ clientId: ids.ada, caseName: 'Reading evaluation' })).id;
  ids.speech = (await hub.open({ clientId: ids.jose, caseName: 'Speech' })).id;
  expect((await call(search, {})).body.recent, 'nothing was opened yet').toEqual([]);
});

const find = async (query?: string): Promise<Answer> =>
  (await hub.call(search, { query: query === undefined ? '' : `?Query=${encodeURIComponent(query)}` })).body;
const byName = { kind: 'client', externalClientId: null, email: null };
const nothing = { recent: [], clients: [], cases: [], administrations: [], products: [] };
const idsOf = (found: Found[]) => found.map(({ id }) => id);

test('clients are found by the beginning of either name, cases by a word or by their client', async () => {
  expect(await find('jos')).toEqual({
    recent: [],
    clients: [
      { ...byName, id: ids.jose, clientName: 'José Álvarez', dateOfBirth: '2014-05-17' },
      { ...byName, id: ids.ada, clientName: 'Ada Josten', dateOfBirth: '2010-02-03' },
    ],
    cases: [
      {
        kind: 'case',
        id: ids.reading,
        clientName: 'Ada Josten',
        caseName: 'Reading evaluation',
        status: 1,
      },
      { kind: 'case', id: ids.speech, clientName: 'José Álvarez', caseName: 'Speech', status: 1 },
    ],
    administrations: [],
    products: [],
  });
  expect(idsOf((await find('eval')).cases)).toEqual([ids.reading]);
  expect(idsOf((await find('ÁLVAREZ, j')).clients)).toEqual([ids.jose]);
  expect(await find('zzz')).toEqual(nothing);
});

test("neither a colleague's records nor deleted ones are found", async () => {
  const gone = await hub.addClient({ firstName: 'Wilhelmina', lastName: 'Gone' });
  const withCase = await hub.open({ clientId: gone.id, caseName: 'Wilhelmina case' });
  const { id } = await hub.open({ caseName: 'Wilhelmina too' });
  await hub.call(readClient, { params: { id: gone.id } });
  await hub.call(readCase, { params: { id: withCase.id } });
  await hub.call(readCase, { params: { id } });
  await hub.call(deleteClient, { params: { id: gone.id } });
  await hub.call(deleteCase, { params: { id } });
  expect(await find('wilhelmina')).toEqual(nothing);
  const { body } = await hub.callAsColleague(search, { query: '?Query=jos' });
  expect([...idsOf(body.recent), ...idsOf(body.clients), ...idsOf(body.cases)]).not.toContain(ids.jose);
});

test('what was opened lately comes first, the latest on top, and is not named twice', async () => {
  await hub.call(readClient, { params: { id: ids.jose } });
  await hub.call(readCase, { params: { id: ids.reading } });
  expect(idsOf((await find()).recent)).toEqual([ids.reading, ids.jose]);
  await hub.call(readClient, { params: { id: ids.jose } });
  expect(idsOf((await find('')).recent)).toEqual([ids.jose, ids.reading]);
  const found = await find('jos');
  expect(idsOf(found.recent)).toEqual([ids.jose, ids.reading]);
  expect([idsOf(found.clients), idsOf(found.cases)]).toEqual([[ids.ada], [ids.speech]]);
  expect(found.recent[1]).toEqual({
    kind: 'case',
    id: ids.reading,
    clientName: 'Ada Josten',
    caseName: 'Reading evaluation',
    status: 1,
  });
  expect(idsOf((await find('speech')).recent)).toEqual([]);
});

test('at most six of a kind are told', async () => {
  const { id: clientId } = await hub.addClient({ firstName: 'Many', lastName: 'Cases' });
  for (let count = 0; count < 8; count += 1) {
    await hub.addClient({ firstName: 'Quillon', lastName: `Number ${count}` });
    await hub.open({ ...referral, clientId, caseName: `Quillon ${count}` });
  }
  const found = await find('quillon');
  expect([found.clients.length, found.cases.length]).toEqual([6, 6]);
});

test('a search is in the trail with what it found', async () => {
  const answer = await hub.call(search, { query: '?Query=speech' });
  expect(await hub.auditOf(answer)).toEqual([
    { action: 'search', record: 'client, case or administration', record_ids: [ids.speech] },
  ]);
});

test('a query that is too long is refused', async () => {
  expect((await hub.call(search, { query: `?Query=${'a'.repeat(101)}` })).status).toBe(400);
});
