import { listMembers, type Member } from '@hub/contract/auth/management/members';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../test/client-hub.ts';
import { type AddedMember, useMemberHub } from '../../../test/member-hub.ts';

const hub = useMemberHub();
let ada: AddedMember;
let adaToken: string;

/** Five members besides the manager, one of each kind. */
beforeAll(async () => {
  ada = await hub.add({ firstName: 'Åda', lastName: "O'Brien-Lee", specialization: 3 });
  adaToken = await hub.hub.signIn(ada.email);
  await hub.add({ firstName: 'Bo', lastName: 'Adler', status: 'Inactive' });
  await hub.add({ firstName: 'Cleo', lastName: 'Zane', status: 'PendingOrgApproval', roleId: ADMIN });
  await hub.add({ firstName: 'Dov', lastName: 'Adler', status: 'Removed' });
  await hub.add({ firstName: 'Eve', lastName: 'West', status: 'Denied', specialization: 3 });
});

const list = async (query = '') => (await hub.call(listMembers, { query })).body;
const namesOf = async (query = '') =>
  (await list(query)).items.map(({ firstName }: Member) => firstName) as string[];

test('a manager sees who works in the organization, by last name, without those who were removed', async () => {
  expect(await list()).toMatchObject({ page: 1, pageSize: 12, totalItems: 5, totalPages: 1 });
  expect(await namesOf()).toEqual(['Bo', 'Mara', 'Åda', 'Eve', 'Cleo']);
});

test('a row tells status, role, approval, specialization, last sign-in and how much somebody has to do', async () => {
  const first = await hub.addClient(adaToken);
  const second = await hub.addClient(adaToken);
  await hub.openCase(adaToken, first);
  const closed = await hub.openCase(adaToken, second);
  await hub.hub.database.pool.query('update cases set closed_at = now() where id = $1', [closed]);
  const { items } = await list('?lastName=brien');
  expect(items).toEqual([
    {
      id: ada.id,
      firstName: 'Åda',
      lastName: "O'Brien-Lee",
      email: ada.email,
      status: 'Active',
      isApproved: true,
      roleId: PRACTITIONER,
      professionalSpecializationId: 3,
      lastSignInAt: expect.any(String),
      createdAt: expect.any(String),
      clients: 2,
      openCases: 1,
      isOwn: false,
      picture: null,
    },
  ]);
  const { items: others } = await list('?status=Denied');
  expect(others).toMatchObject([{ isApproved: false, lastSignInAt: null, clients: 0, openCases: 0 }]);
});

test.each([
  ['lastName', ['Bo', 'Mara', 'Åda', 'Eve', 'Cleo']],
  ['firstName', ['Åda', 'Bo', 'Cleo', 'Eve', 'Mara']],
  ['status', ['Mara', 'Åda', 'Eve', 'Bo', 'Cleo']],
  ['role', ['Bo', 'Åda', 'Eve', 'Mara', 'Cleo']],
  ['created', ['Mara', 'Åda', 'Bo', 'Cleo', 'Eve']],
])('sorted by %s, both ways', async (sortBy, names) => {
  expect(await namesOf(`?sortBy=${sortBy}`)).toEqual(names);
  expect(await namesOf(`?sortBy=${sortBy}&order=desc`)).toEqual(names.toReversed());
});

test('sorted by the last sign-in, who never signed in comes first, or last', async () => {
  const names = await namesOf('?sortBy=lastSignIn');
  expect(names.slice(3)).toEqual(['Mara', 'Åda']);
  expect(await namesOf('?sortBy=lastSignIn&order=desc')).toEqual(names.toReversed());
  const seen = await hub.hub.database.pool.query('select last_sign_in_at from accounts where id = $1', [
    ada.id,
  ]);
  await hub.hub.signIn(ada.email);
  const again = await hub.hub.database.pool.query('select last_sign_in_at from accounts where id = $1', [
    ada.id,
  ]);
  expect(again.rows[0].last_sign_in_at > seen.rows[0].last_sign_in_at).toBe(true);
});

test.each([
  ['?status=Inactive', ['Bo']],
  ['?status=Removed', ['Dov']],
  ['?status=Deleted', ['Dov']],
  ['?status=PendingOrgApproval', ['Cleo']],
  ['?isApproved=true', ['Bo', 'Mara', 'Åda']],
  ['?isApproved=false', ['Eve', 'Cleo']],
  ['?professionalSpecializationId=3', ['Åda', 'Eve']],
  ['?professionalSpecializationId=3&isApproved=true', ['Åda']],
  ['?excludeOwnAccount=true', ['Bo', 'Åda', 'Eve', 'Cleo']],
  ['?excludeOwnAccount=false', ['Bo', 'Mara', 'Åda', 'Eve', 'Cleo']],
  ['?firstName=ada', ['Åda']],
  ['?firstName=brien', []],
  ['?lastName=lee', ['Åda']],
  ['?lastName=obrien', ['Åda']],
  ['?lastName=ad&firstName=b', ['Bo']],
  ['?status=Removed&lastName=adler', ['Dov']],
])('%s', async (query, names) => {
  expect(await namesOf(query)).toEqual(names);
  expect((await list(query)).totalItems).toBe(names.length);
});

test('a page past the end is empty and tells the totals', async () => {
  expect(await list('?page=3&pageSize=2')).toMatchObject({ items: [{ firstName: 'Cleo' }], totalPages: 3 });
  expect(await list('?page=9&pageSize=2')).toMatchObject({ items: [], totalItems: 5, totalPages: 3 });
});

test.each([
  'page=0',
  'pageSize=101',
  'sortBy=email',
  'order=up',
  'isApproved=maybe',
  'status=Gone',
  'professionalSpecializationId=99',
  'excludeOwnAccount=1',
])('%s is refused', async (query) => {
  expect((await hub.call(listMembers, { query: `?${query}` })).status).toBe(400);
});

test('a name that changes is found and sorted as it is now', async () => {
  const finn = await hub.add({ firstName: 'Finn', lastName: 'Yates' });
  await hub.hub.database.pool.query(
    "update users set first_name = 'Gil', first_name_key = 'gil' where email = $1",
    [finn.email],
  );
  expect(await namesOf('?firstName=gil')).toEqual(['Gil']);
  expect(await namesOf('?firstName=finn')).toEqual([]);
});

test('practitioners do not see the list, and managers of others see theirs alone', async () => {
  expect(refusal(await hub.callAs(adaToken, listMembers))).toEqual([403, 'role-not-allowed']);
  const elsewhere = await hub.addOrganization();
  const { body } = await hub.callAs(elsewhere.token, listMembers);
  expect(body.items.map(({ id }: Member) => id)).toEqual([elsewhere.manager.id]);
});
