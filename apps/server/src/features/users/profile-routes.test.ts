import { profile } from '@hub/contract/auth/users/profile';
import { changeReminders } from '@hub/contract/auth/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { startTestHub, type TestHub } from '../../../test/test-hub.ts';

let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const readProfile = async (email: string) => {
  const token = await hub.signIn(email);
  return fetch(`${hub.url}/auth/api/users`, { headers: { authorization: `Bearer ${token}` } });
};

test('a practitioner reads the whole profile', async () => {
  const answer = await readProfile('practitioner@demo.test');
  expect(answer.status).toBe(200);
  const body = profile.parse(await answer.json());
  expect(body).toMatchObject({
    email: 'practitioner@demo.test',
    firstName: 'Maren',
    lastName: 'Okafor',
    professionalSpecialization: { id: 2, value: 'Child Clinical Psychology' },
    highestDegree: { id: 1, value: 'Doctoral' },
    licensed: true,
    organizationType: 'Standard',
    status: 'Active',
    picture: null,
    caseReminders: true,
    shippingAddress: null,
    organizationAccounts: [{ organizationName: 'Lakeside Psychology Group', roleId: 1, roleName: 'User' }],
  });
  expect(body.billingAddress?.organizationId).toBe(body.organizationAccounts[0]?.organizationId);
});

test("the managers are those of the reader's organization", async () => {
  const managersOf = async (email: string) =>
    profile.parse(await (await readProfile(email)).json()).orgManagerList.map((manager) => manager.email);
  expect(await managersOf('second@demo.test')).toEqual(['manager@demo.test']);
  expect(await managersOf('school@demo.test')).toEqual([]);
});

test('reading the profile leaves an audit entry with the request', async () => {
  const answer = await readProfile('individual@demo.test');
  const entries = await hub.database.system
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['action', 'record', 'record_ids', 'users.id'])
    .where('request_id', '=', answer.headers.get('x-request-id'))
    .execute();
  expect(entries).toEqual([
    { action: 'read', record: 'user', record_ids: [entries[0]?.id], id: entries[0]?.id },
  ]);
});

test('reminders are turned off for oneself alone', async () => {
  const choose = async (email: string, caseReminders: boolean) =>
    call(hub, changeReminders, { token: await hub.signIn(email), body: { caseReminders } });
  expect((await choose('second@demo.test', false)).body).toEqual({ caseReminders: false });
  const remindersOf = async (email: string) =>
    profile.parse(await (await readProfile(email)).json()).caseReminders;
  expect(await remindersOf('second@demo.test')).toBe(false);
  expect(await remindersOf('practitioner@demo.test')).toBe(true);
});
