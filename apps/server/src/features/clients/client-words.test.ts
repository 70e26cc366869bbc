import { deleteClient, listClients, restoreClient, updateClient } from '@hub/contract/core/clients/clients';
import { type Found, search } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { useCaseHub } from '../../../test/case-hub.ts';
import { imogen } from '../../../test/client-hub.ts';

const hub = useCaseHub();

// First name, last name, date of birth, client id, email.
const PEOPLE = [
  ['Åse Marie', 'Ångström-Ødegård', '2014-05-07', 'WH-0042/b', 'Aase.Hansen@Home.test'],
  ['Conor', 'O’Brien', '2012-11-30', '', ''],
  ['Aoife', "O'Brien-Kelly", '2009-01-02', 'ÆØ-7', 'kelly-family@home.test'],
  ['Keoni', 'Kaʻana', '2012-11-30', 'x_1%', ''],
] as const;

beforeAll(async () => {
  for (const [firstName, lastName, dateOfBirth, externalClientId, email] of PEOPLE) {
    await hub.addClient({ firstName, lastName, dateOfBirth, externalClientId, email });
  }
});

const queryOf = (name: string, typed: string) => ({ query: `?${name}=${encodeURIComponent(typed)}` });
const listed = async (typed: string, call = hub.call) =>
  (await call(listClients, queryOf('Name', typed))).body.items.map(
    ({ firstName }: { firstName: string }) => firstName,
  );
const found = async (typed: string, call = hub.call): Promise<Found[]> => {
  const { recent, clients } = (await call(search, queryOf('Query', typed))).body;
  return [...recent, ...clients];
};

test.each([
  ['ødegård', ['Åse Marie']],
  ['ODEGA', ['Åse Marie']],
  ['marie', ['Åse Marie']],
  ['angstrom-ode', ['Åse Marie']],
  ['ångström ødegård', ['Åse Marie']],
  ['angstromodegard', ['Åse Marie']],
  ['ode mar ang', ['Åse Marie']],
  ['ødegård, åse', ['Åse Marie']],
  ['åse marie å', ['Åse Marie']],
  ['degard', []],
  ['marie conor', []],
  ['brien', ['Conor', 'Aoife']],
  ["o'brien", ['Conor', 'Aoife']],
  ['O’BRIEN', ['Conor', 'Aoife']],
  ['obrien', ['Conor', 'Aoife']],
  ['kelly aoife', ['Aoife']],
  ['brien-kelly', ['Aoife']],
  ['ana', ['Keoni']],
  ['kaana', ['Keoni']],
  ['wh-0042', ['Åse Marie']],
  ['Wh-00', ['Åse Marie']],
  ['0042', ['Åse Marie']],
  ['wh0042', ['Åse Marie']],
  ['æø-7', ['Aoife']],
  ['aeo', ['Aoife']],
  ['aase.hansen@home.test', ['Åse Marie']],
  ['AASE.H', ['Åse Marie']],
  ['home.test', []],
  ['family@', ['Aoife']],
  ['05/07/2014', ['Åse Marie']],
  ['5/7/2014', ['Åse Marie']],
  ['2014-05-07', ['Åse Marie']],
  ['11/30/2012', ['Keoni', 'Conor']],
  ['11/30/2012 brien', ['Conor']],
  ['11/30/2012 5/7/2014', []],
  ['02/30/2012', []],
  ['x_1%', ['Keoni']],
])('the directory and the quick search find by %s', async (typed, names) => {
  expect(await listed(typed)).toEqual(names);
  expect((await found(typed)).map((each) => each.kind === 'client' && each.clientName)).toEqual(
    names.map((firstName) => expect.stringContaining(firstName)),
  );
});

test.each([
  ['LastName=ødegård', ['Åse Marie']],
  ['LastName=kelly', ['Aoife']],
  ['LastName=marie', []],
  ['LastName=wh-0042', []],
  ['FirstName=marie', ['Åse Marie']],
  ['FirstName=marie%20ode', []],
])('%s finds %j', async (query, names) => {
  const { items } = (await hub.call(listClients, { query: `?${query}` })).body;
  expect(items.map(({ firstName }: { firstName: string }) => firstName)).toEqual(names);
});

test('the quick search tells the client id or the email when it is what was looked for', async () => {
  const foundBy = async (typed: string) => {
    const [client] = await found(typed);
    return client?.kind === 'client' && [client.externalClientId, client.email];
  };
  expect(await foundBy('ødegård')).toEqual([null, null]);
  expect(await foundBy('0042')).toEqual(['WH-0042/b', null]);
  expect(await foundBy('aase')).toEqual([null, 'Aase.Hansen@Home.test']);
  expect(await foundBy('ødegård wh')).toEqual(['WH-0042/b', null]);
});

test("cases are found by the words of their name and of their client's", async () => {
  const { id: clientId } = await hub.addClient({ firstName: 'Perpetua', lastName: 'Vance-Holloway' });
  const { id } = await hub.open({ clientId, caseName: 'Follow-up of 05/07/2014' });
  const cases = async (typed: string) =>
    (await hub.call(search, queryOf('Query', typed))).body.cases.map((each: Found) => each.id);
  for (const typed of ['holloway', 'perpetua', 'up perp', 'follow-up', '05/07/2014', 'vance-holl follow']) {
    expect(await cases(typed), typed).toEqual([id]);
  }
  expect(await cases('holloway nothing')).toEqual([]);
});

test('a client is found by what it is called now, for as long as it is there', async () => {
  const client = await hub.addClient({ firstName: 'Bertrand', lastName: 'Voss-Tennant' });
  const params = { id: client.id };
  const renamed = { ...imogen, firstName: 'Bertrand', lastName: 'Voss-Quimby', externalClientId: 'NEW-1' };
  await hub.call(updateClient, { params, body: { ...renamed, version: client.version } });
  expect([await listed('tennant'), await listed('quimby'), await listed('new-1')]).toEqual([
    [],
    ['Bertrand'],
    ['Bertrand'],
  ]);

  await hub.call(deleteClient, { params });
  expect([await listed('quimby'), await found('quimby')]).toEqual([[], []]);
  await hub.call(restoreClient, { params });
  expect([await listed('quimby'), (await found('quimby')).length]).toEqual([['Bertrand'], 1]);

  await hub.passToColleague(client.id);
  expect([await listed('quimby'), await found('quimby')]).toEqual([[], []]);
  expect(await listed('quimby', hub.callAsColleague)).toEqual(['Bertrand']);
  expect(await found('new-1', hub.callAsColleague)).toHaveLength(1);
});

test('another practitioner finds a client once it is shared, and its cases', async () => {
  const { id: clientId } = await hub.addClient({
    firstName: 'Sidonie',
    lastName: 'Marsh-Ellery',
    dateOfBirth: '2001-07-09',
    externalClientId: 'SID-9',
    email: 'sidonie@home.test',
  });
  const { id } = await hub.open({ clientId, caseName: 'Memory' });
  const ways = ['ellery', 'sid-9', 'sidonie@home.test', '7/9/2001'];
  const answers = () =>
    Promise.all(
      ways.map(async (typed) => [
        ...(await listed(typed, hub.callAsColleague)),
        ...(await found(typed, hub.callAsColleague)).map((each) => each.id),
      ]),
    );
  expect(await answers()).toEqual([[], [], [], []]);
  await sql`insert into client_shares (organization_id, client_id, account_id)
    select clients.organization_id, clients.id, accounts.id from clients, accounts
    join users on users.id = accounts.user_id
    where clients.id = ${clientId} and users.email = 'second@demo.test'`.execute(hub.hub.database.system);
  expect(await answers()).toEqual(ways.map(() => ['Sidonie', clientId]));
  const { cases } = (await hub.callAsColleague(search, queryOf('Query', 'ellery mem'))).body;
  expect(cases.map((each: Found) => each.id)).toEqual([id]);
});

test.each([
  '%',
  '_',
  '\\',
  '%%%%',
  "'",
  "''; drop table clients; --",
  '-',
  '‐–—',
  '(*|[a-z]+)',
  '👩‍👧 🙂',
  '\u202eמרים\u202c',
  '\ufdfa'.repeat(20),
  [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' '),
  '\u{10ffff}',
])('%s finds nobody, and does no harm', async (typed) => {
  expect(await listed(typed)).toEqual([]);
  expect(await found(typed)).toEqual([]);
});

test.each(['\u0000', 'a\u0000b', 'x'.repeat(400)])('%j is refused', async (typed) => {
  expect((await hub.call(listClients, queryOf('Name', typed))).status).toBe(400);
  expect((await hub.call(search, queryOf('Query', typed))).status).toBe(400);
});

test('names of every script are kept and found', async () => {
  const names = ['\ufdfa'.repeat(50), '👩‍👧🙂', 'מרים־לאה', '%_\\', '田中', '-'];
  for (const lastName of names) {
    const { id } = await hub.addClient({ firstName: 'Scripted', lastName });
    const typed = `scripted ${[...lastName].slice(0, 20).join('')}`;
    expect(
      (await found(typed)).map((each) => each.id),
      lastName,
    ).toContain(id);
  }
  expect(await listed('לאה')).toEqual(['Scripted']);
});
