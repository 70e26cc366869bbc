import {
  createOrganization,
  listOrganizations,
  readOrganization,
} from '@hub/contract/auth/organizations/organizations';
import { expect, test } from 'vitest';
import { newEmail, someOrganization, useAccountHub } from '../../test/account-hub.ts';
import { withinWindow } from '../../test/within-window.ts';
import { removeUnusedOrganizations } from './organization-repository.ts';

const accounts = useAccountHub();
const create = (changes: object) =>
  accounts.call(createOrganization, { body: { ...someOrganization, ...changes } });
const namesOf = async (query: string) => {
  const { body } = await accounts.call(listOrganizations, { query });
  return body.items.map(({ name }: { name: string }) => name);
};

test('a stranger finds organizations by the beginning of their name, and learns name and address alone', async () => {
  const answer = await accounts.call(listOrganizations, { query: '?OrganizationName=LAKES' });
  expect(answer.body).toEqual({
    items: [
      {
        id: expect.any(String),
        name: 'Lakeside Psychology Group',
        streetAddress: '120 Shoreline Avenue',
        city: 'Madison',
        state: 'Wisconsin',
        country: 'United States',
        zipCode: '53703',
        fullAddress: '120 Shoreline Avenue, Madison, Wisconsin 53703, United States',
      },
    ],
    page: 1,
    pageSize: 20,
    totalItems: 1,
    totalPages: 1,
  });
  const [found] = answer.body.items;
  expect((await accounts.call(readOrganization, { params: { id: found.id } })).body).toEqual(found);
});

test('the organization of one person is not found', async () => {
  expect(await namesOf('')).toEqual(['Lakeside Psychology Group', 'Riverbend School District']);
  const { id } = await accounts.hub.database.system
    .selectFrom('organizations')
    .select('id')
    .where('name', '=', 'Dana Whitfield')
    .executeTakeFirstOrThrow();
  expect((await accounts.call(readOrganization, { params: { id } })).status).toBe(404);
});

test('pages are of the size that is asked for, and one past the end still tells the totals', async () => {
  expect(await namesOf('?PageSize=1&Page=2')).toEqual(['Riverbend School District']);
  const past = await accounts.call(listOrganizations, { query: '?PageSize=1&Page=9' });
  expect(past.body).toMatchObject({ items: [], page: 9, totalItems: 2, totalPages: 2 });
  expect((await accounts.call(listOrganizations, { query: '?PageSize=101' })).status).toBe(400);
});

test('one that was just made is found once somebody works in it', async () => {
  const { body } = await create({ name: 'Juniper Assessments' });
  expect(await namesOf('?OrganizationName=juniper')).toEqual([]);
  expect((await accounts.call(readOrganization, { params: { id: body.id } })).status).toBe(404);
  const email = newEmail();
  await accounts.signUp({ email, organizationId: body.id });
  expect(await namesOf('?OrganizationName=juniper')).toEqual([]);
  await accounts.confirm(email);
  expect(await namesOf('?OrganizationName=juniper')).toEqual(['Juniper Assessments']);
});

test.each([
  ['as it is', 'Lakeside Psychology Group', '53703'],
  ['with other case, spaces and punctuation', ' lakeside, PSYCHOLOGY-group ', '5 37-03'],
])('the same name and zip code %s is refused', async (_, name, zipCode) => {
  const answer = await create({ name, zipCode });
  expect([answer.status, answer.body.code]).toEqual([409, 'organization-exists']);
  expect(answer.body.title).toBe('An organization exists with the same credentials.');
});

test('the same name elsewhere is another organization', async () => {
  expect((await create({ name: 'Lakeside Psychology Group', zipCode: '53704' })).status).toBe(201);
});

test('of two that make the same one at once, one is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => create({ name: 'Made Twice' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test.each([
  [{ name: ' ' }, 'name', 'This field is required'],
  [{ name: 'x'.repeat(101) }, 'name', 'Maximum length exceeded'],
  [{ streetAddress: '' }, 'streetAddress', 'This field is required'],
  [{ city: ' ' }, 'city', 'This field is required'],
  [{ zipCode: '' }, 'zipCode', 'This field is required'],
  [{ zipCode: '1'.repeat(21) }, 'zipCode', 'Maximum length exceeded'],
  [{ country: null }, 'country', 'Please select an option'],
  [{ country: 'Atlantis' }, 'country', 'Please select an option'],
  [{ state: null }, 'state', 'Please select an option'],
  [{ state: 'Ontario' }, 'state', 'Please select an option'],
  [{ url: 'javascript:alert(1)' }, 'url', 'Use an address that starts with http:// or https://'],
  [{ acceptedTerms: false }, 'acceptedTerms', 'Please agree to the terms and conditions'],
  [{ organizationType: 'Distributor' }, 'organizationType', 'Please select an option'],
])('%j is refused at %s', async (changes, path, message) => {
  const answer = await create(changes);
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
});

test('all that is wrong is told at once', async () => {
  const answer = await create({ name: '', city: '', country: null });
  expect(answer.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'city',
    'country',
    'name',
  ]);
});

test('where a country has no list of states, one may be written or left out', async () => {
  expect((await create({ name: 'Fjord', country: 'Norway', state: null })).status).toBe(201);
  expect((await create({ name: 'Fjord Two', country: 'Norway', state: 'Vestland' })).status).toBe(201);
});

test('a person who works alone need not give an address', async () => {
  const answer = await accounts.call(createOrganization, {
    body: { name: 'Solo Person', acceptedTerms: true, organizationType: 'individual' },
  });
  expect(answer.status).toBe(201);
  const again = await accounts.call(createOrganization, {
    body: { name: 'Solo Person', acceptedTerms: true, organizationType: 'individual' },
  });
  expect(again.status, 'two people may have one name').toBe(201);
});

test('whoever lost the answer gets it again with the same key, and another key does not', async () => {
  const body = { ...someOrganization, name: 'Lost Answer' };
  const send = (key: string) =>
    accounts.call(createOrganization, { body, headers: { 'idempotency-key': key } });
  const key = crypto.randomUUID();
  const first = await send(key);
  const repeat = await send(key);
  expect([repeat.status, repeat.body]).toEqual([201, first.body]);
  expect((await send(crypto.randomUUID())).status).toBe(409);
});

test('an address adds twenty in a minute, and is asked to wait before more', async () => {
  await withinWindow(60);
  const add = () =>
    accounts.call(createOrganization, {
      body: { name: 'Again', acceptedTerms: true, organizationType: 'individual' },
      headers: { 'x-forwarded-for': '10.20.30.40' },
    });
  const statuses = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await add()).status);
  expect(new Set(statuses)).toEqual(new Set([201]));
  const refused = await add();
  expect([refused.status, refused.body.code]).toEqual([420, 'too-many-attempts']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('one that nobody registered for is gone after a day', async () => {
  const { body } = await create({ name: 'Forgotten' });
  const db = accounts.hub.database.system;
  const find = () => db.selectFrom('organizations').select('id').where('id', '=', body.id).executeTakeFirst();
  await removeUnusedOrganizations(db);
  expect(await find()).toBeDefined();
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await accounts.hub.database.pool.query('update organizations set created_at = $1 where id = $2', [
    yesterday,
    body.id,
  ]);
  await removeUnusedOrganizations(db);
  expect(await find()).toBeUndefined();
});
