import { listOrgAdmins } from '@hub/contract/auth/users/own-profile';
import { readProfile, switchOrganization } from '@hub/contract/auth/users/users';
import { createClient, listClients } from '@hub/contract/core/clients/clients';
import { ORGANIZATION_HEADER } from '@hub/contract/http/organization-header';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { startTestHub, type TestHub } from '../../../test/test-hub.ts';

const someClient = { firstName: 'Imogen', lastName: 'Fernsby', dateOfBirth: '2014-05-17' };
const EMAIL = 'practitioner@demo.test';

let hub: TestHub;
let token: string;
let lakeside: string;
let riverbend: string;

const organizationNamed = async (name: string) => {
  const { id } = await hub.database.system
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};

/** A practitioner of Lakeside who also manages Riverbend. */
beforeAll(async () => {
  hub = await startTestHub();
  lakeside = await organizationNamed('Lakeside Psychology Group');
  riverbend = await organizationNamed('Riverbend School District');
  const { id } = await hub.database.system
    .selectFrom('users')
    .select('id')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  await hub.database.system
    .insertInto('accounts')
    .values({ organization_id: riverbend, user_id: id, role_id: 2, status: 'Active' })
    .execute();
  token = await hub.signIn(EMAIL);
});
afterAll(() => hub.close());

const switchTo = (organizationId: string, by = token) =>
  call(hub, switchOrganization, { token: by, body: { organizationId } });
const clients = async (by = token) => (await call(hub, listClients, { token: by })).body.totalItems;
const current = async (by: string) =>
  (await call(hub, readProfile, { token: by })).body.organizationAccounts[0].organizationId;

test('the same session sees the other organization at once, and nothing of the former', async () => {
  const before = await clients();
  expect(before).toBeGreaterThan(0);
  const switched = await switchTo(riverbend);
  expect(switched.status).toBe(200);
  expect(switched.body.organizationAccounts).toMatchObject([
    { organizationId: riverbend, roleId: 2 },
    { organizationId: lakeside, roleId: 1 },
  ]);
  expect(await clients()).toBe(0);
  const created = await call(hub, createClient, { token, body: someClient });
  expect(created.status).toBe(201);
  expect(await clients()).toBe(1);

  await switchTo(lakeside);
  expect(await clients()).toBe(before);
});

test('the choice holds for the next sign-in, and other sessions stay where they are', async () => {
  const other = await hub.signIn(EMAIL);
  await switchTo(riverbend);
  expect(await current(other)).toBe(lakeside);
  expect(await current(await hub.signIn(EMAIL))).toBe(riverbend);
  await switchTo(lakeside);
  expect(await current(await hub.signIn(EMAIL))).toBe(lakeside);
});

test('a window that still shows the former organization is told so, and does nothing', async () => {
  await switchTo(riverbend);
  const asLakeside = { token, headers: { [ORGANIZATION_HEADER]: lakeside } };
  for (const endpoint of [listClients, readProfile, listOrgAdmins]) {
    const answer = await call(hub, endpoint, asLakeside);
    expect([answer.status, answer.body.code]).toEqual([409, 'organization-switched']);
  }
  const created = await call(hub, createClient, { ...asLakeside, body: someClient });
  expect(created.body.code).toBe('organization-switched');
  await switchTo(lakeside);
  expect((await call(hub, listClients, asLakeside)).status).toBe(200);
});

test.each(['Inactive', 'Removed', 'Denied', 'PendingOrgApproval'] as const)(
  'an account that is %s is not switched to',
  async (status) => {
    const set = (to: typeof status | 'Active') =>
      hub.database.system
        .updateTable('accounts')
        .set({ status: to })
        .where('organization_id', '=', riverbend)
        .where('role_id', '=', 2)
        .where('user_id', '=', (user) => user.selectFrom('users').select('id').where('email', '=', EMAIL))
        .execute();
    await set(status);
    expect((await switchTo(riverbend)).status).toBe(404);
    await set('Active');
  },
);

test("somebody else's organization is not switched to", async () => {
  expect((await switchTo(await organizationNamed('Dana Whitfield'))).status).toBe(404);
  expect((await switchTo(crypto.randomUUID())).status).toBe(404);
});
