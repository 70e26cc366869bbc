import { listOrgAdmins, updateProfile } from '@hub/contract/auth/users/own-profile';
import { profile } from '@hub/contract/auth/users/profile';
import { changeReminders, readProfile as readProfileCall } from '@hub/contract/auth/users/users';
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

const update = async (email: string, changes: object) => {
  const token = await hub.signIn(email);
  const { body } = await call(hub, readProfileCall, { token });
  const asItIs = {
    firstName: body.firstName,
    lastName: body.lastName,
    businessPhone: body.businessPhone,
    homePhone: body.homePhone,
    mobilePhone: body.mobilePhone,
    organizationTitle: body.jobTitle,
    organizationRole: body.jobRole,
    professionFieldId: body.professionalSpecialization?.id ?? null,
    highestDegreeId: body.highestDegree?.id ?? null,
    receiveAdvertising: body.advertisingOptInAt !== null,
  };
  return call(hub, updateProfile, { token, body: { ...asItIs, ...changes } });
};

const someAddress = {
  firstName: 'Tobias',
  lastName: 'Lindqvist',
  phone: '608.555.0117',
  streetAddress: '9 Pier Street',
  city: 'Toronto',
  state: 'Ontario',
  county: '',
  country: 'Canada',
  zipCode: 'M5V 2T6',
};

test('a user writes what is known of them', async () => {
  const changes = {
    firstName: 'Tobias Johan',
    mobilePhone: '608.555.0199',
    organizationTitle: 'Lead psychologist',
    organizationRole: 'Supervision',
    professionFieldId: 6,
    highestDegreeId: null,
    receiveAdvertising: true,
  };
  const answer = await update('second@demo.test', changes);
  expect(answer.status).toBe(200);
  expect(profile.parse(answer.body)).toMatchObject({
    firstName: 'Tobias Johan',
    mobilePhone: '608-555-0199',
    jobTitle: 'Lead psychologist',
    jobRole: 'Supervision',
    professionalSpecialization: { id: 6, value: 'Neuropsychology' },
    highestDegree: null,
  });
  const since = answer.body.advertisingOptInAt;
  expect(since).not.toBeNull();
  expect((await update('second@demo.test', {})).body.advertisingOptInAt, 'the day stays').toBe(since);
  expect(
    (await update('second@demo.test', { receiveAdvertising: false })).body.advertisingOptInAt,
  ).toBeNull();
});

test('addresses are written, left alone and taken away', async () => {
  const written = await update('second@demo.test', { shippingAddress: someAddress });
  const { organizationId } = written.body.organizationAccounts[0];
  expect(written.body.shippingAddress).toEqual({ ...someAddress, phone: '608-555-0117', organizationId });
  expect((await update('second@demo.test', {})).body.shippingAddress).toEqual(written.body.shippingAddress);
  const empty = Object.fromEntries(Object.keys(someAddress).map((key) => [key, '']));
  const blank = { ...empty, state: null, country: null };
  expect((await update('second@demo.test', { shippingAddress: blank })).body.shippingAddress).toBeNull();
  await update('second@demo.test', { shippingAddress: someAddress });
  expect((await update('second@demo.test', { shippingAddress: null })).body.shippingAddress).toBeNull();
});

test.each([
  [{ firstName: '' }, 'firstName', 'This field is required'],
  [{ lastName: 'x'.repeat(51) }, 'lastName', 'Maximum length exceeded'],
  [{ homePhone: '12345' }, 'homePhone', 'Invalid format, the number must have 10 digits.'],
  [{ businessPhone: '123-456-78ab' }, 'businessPhone', 'Value is not a valid phone number'],
  [{ organizationTitle: 'x'.repeat(101) }, 'organizationTitle', 'Maximum length exceeded'],
  [{ professionFieldId: 99 }, 'professionFieldId', 'Please select an option'],
  [{ highestDegreeId: 9 }, 'highestDegreeId', 'Please select an option'],
  [{ email: 'other@demo.test' }, 'email', 'Change the email by its own call'],
  [{ password: 'Quiet-Meadow-19' }, 'password', 'Change the password by its own call'],
  [{ billingAddress: { ...someAddress, state: 'Texas' } }, 'billingAddress.state', 'Please select an option'],
  [
    { billingAddress: { ...someAddress, country: 'Atlantis' } },
    'billingAddress.country',
    'Please select an option',
  ],
  [
    { billingAddress: { ...someAddress, zipCode: '1'.repeat(21) } },
    'billingAddress.zipCode',
    'Maximum length exceeded',
  ],
])('%j is refused at %s, and nothing changes', async (changes, path, message) => {
  const before = await (await readProfile('school@demo.test')).json();
  const answer = await update('school@demo.test', { mobilePhone: '608-555-0123', ...changes });
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
  expect(await (await readProfile('school@demo.test')).json()).toEqual(before);
});

test('the organization is written by its managers alone', async () => {
  const facts = {
    organizationName: 'Lakeside Psychology',
    organizationUrl: 'https://lakeside.demo.test/new',
  };
  const refused = await update('practitioner@demo.test', { ...facts, firstName: 'Changed' });
  expect([refused.status, refused.body.code]).toEqual([403, 'role-not-allowed']);
  expect(await (await readProfile('practitioner@demo.test')).json()).toMatchObject({ firstName: 'Maren' });
  const answer = await update('manager@demo.test', facts);
  expect(answer.body.organizationAccounts[0]).toMatchObject({
    organizationName: 'Lakeside Psychology',
    organizationUrl: 'https://lakeside.demo.test/new',
  });
});

test('an organization cannot take the name of another with the same zip code', async () => {
  await hub.database.pool.query("update organizations set zip_code = '12203' where name like 'Lakeside%'");
  const answer = await update('manager@demo.test', { organizationName: 'riverbend  SCHOOL district' });
  expect([answer.status, answer.body.code]).toEqual([409, 'organization-exists']);
});

test('the managers come in pages', async () => {
  const token = await hub.signIn('second@demo.test');
  const { body } = await call(hub, listOrgAdmins, { token });
  expect(body).toMatchObject({
    page: 1,
    pageSize: 50,
    totalItems: 1,
    items: [{ email: 'manager@demo.test' }],
  });
  const past = await call(hub, listOrgAdmins, { token, query: '?page=2&pageSize=1' });
  expect(past.body).toMatchObject({ items: [], totalItems: 1, totalPages: 1 });
});
