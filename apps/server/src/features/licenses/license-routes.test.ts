import { randomUUID } from 'node:crypto';
import { ADMIN, PRACTITIONER, type RoleId, SUPPORT } from '@hub/contract/catalogs/roles';
import { listDistributedKeys, takeBackKey } from '@hub/contract/core/licenses/distributor-keys';
import {
  assignFeature,
  listAccountAssignments,
  listFeatureAssignments,
  poolFeature,
  poolProduct,
  reclaimProduct,
} from '@hub/contract/core/licenses/license-assignments';
import {
  approveLicenseRequest,
  declineLicenseRequest,
  listLicenseRequests,
  requestLicense,
} from '@hub/contract/core/licenses/license-requests';
import { checkInSeat, checkOutSeat, listSeatUsers } from '@hub/contract/core/licenses/license-seats';
import { exportUsage, listUsage, readConsumption } from '@hub/contract/core/licenses/license-usage';
import {
  activateLicense,
  activatePendingLicenses,
  consumeLicense,
  createLicense,
  listLicenses,
  listUsesLeft,
  readLicense,
} from '@hub/contract/core/licenses/licenses';
import { listProducts } from '@hub/contract/core/products/products';
import { todayIn } from '@hub/contract/dates/today';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { addFeatures, findDemoAccount, inLedger } from '../../../test/ledger.ts';
import { startTestHub, type TestHub } from '../../../test/test-hub.ts';
import { usedHeap } from '../../../test/used-heap.ts';
import { requireFeature } from './feature-lookup.ts';
import { hold } from './ledger/draw.ts';
import { grant } from './ledger/grant.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';

type Person = 'practitioner' | 'second' | 'manager' | 'school';
type Call = Parameters<typeof call>[2];

let hub: TestHub;
const tokens = {} as Record<Person, string>;
const accounts = {} as Record<Person, { organizationId: string; accountId: string }>;
const PEOPLE: Person[] = ['practitioner', 'second', 'manager', 'school'];
/** In Lakeside, where licenses begin and end by the calendar of Chicago. */
const TODAY = todayIn('America/Chicago', new Date());
const BATCH_SIZE = 2000;

beforeAll(async () => {
  hub = await startTestHub({ environment: { SALES_EMAIL: 'sales@demo.test' } });
  for (const person of PEOPLE) {
    tokens[person] = await hub.signIn(`${person}@demo.test`);
    accounts[person] = await findDemoAccount(hub.database.system, `${person}@demo.test`);
  }
});
afterAll(() => hub.close());
afterEach(async () => {
  expect(await verifyLedger(hub.database.system), 'the ledger is sound').toEqual([]);
});

let feature: string;
let sku: string;
let product: string;
beforeEach(() => useFeature('uses'));

async function useFeature(countedIn: 'uses' | 'seats') {
  [feature = ''] = await addFeatures(hub.database.system, 1, countedIn);
  ({ productSKU: sku, productId: product } = await requireFeature(hub.database.system, feature));
}

const as = (person: Person, endpoint: AnyEndpoint, rest: Call = {}) =>
  call(hub, endpoint, { token: tokens[person], ...rest });
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

type Lot = { quantity?: number; expiresOn?: string; startsOn?: string; accountId?: string };
const add = ({ quantity = 5, ...lot }: Lot = {}, person: Person = 'practitioner') =>
  inLedger(hub.database, (db) =>
    grant(
      db,
      { ...accounts[person], today: TODAY },
      { featureId: feature, quantity, source: 'grant', ...lot },
    ),
  );
const org = () => accounts.manager.organizationId;
const leftOf = async (person: Person) =>
  (await as(person, listUsesLeft, { query: `?productId=${product}` })).body.items[0]?.available ?? 0;
const consume = (person: Person, key: string = randomUUID()) =>
  as(person, consumeLicense, { query: `?productSKU=${sku}`, headers: { 'idempotency-key': key } });
const lotsOf = async (person: Person) =>
  (await as(person, listLicenses, { query: `?productId=${product}` })).body.items;

const setRole = (person: Person, roleId: RoleId) =>
  hub.database.system
    .updateTable('accounts')
    .set({ role_id: roleId })
    .where('id', '=', accounts[person].accountId)
    .execute();

/** Support works in the publisher's organization; here a colleague's account plays Support. */
async function asSupport<T>(work: () => Promise<T>): Promise<T> {
  await setRole('second', SUPPORT);
  try {
    return await work();
  } finally {
    await setRole('second', PRACTITIONER);
  }
}

const makeKey = (rest: object = {}) =>
  asSupport(async () => {
    const made = await as('second', createLicense, {
      body: { productFeatureId: feature, quantity: 3, ...rest },
    });
    expect(made.status).toBe(201);
    return made.body as { id: string; licenseKey: string };
  });
const activate = (person: Person, key: string) =>
  as(person, activateLicense, { query: `?licenseKey=${encodeURIComponent(key)}` });

describe('licenses', () => {
  test('a practitioner sees what they may draw, a manager all of it', async () => {
    const pooled = await add({ quantity: 4 });
    const own = await add({ quantity: 3, accountId: accounts.practitioner.accountId });
    const others = await add({ quantity: 2, accountId: accounts.second.accountId });
    const idsOf = async (person: Person) =>
      (await lotsOf(person)).map(({ id, quantity }: { id: string; quantity: number }) => [id, quantity]);
    expect(await idsOf('practitioner')).toEqual([
      [pooled, 4],
      [own, 3],
    ]);
    expect(await idsOf('manager')).toEqual([
      [pooled, 4],
      [own, 3],
      [others, 2],
    ]);
    expect(await idsOf('school')).toEqual([]);
    expect(refusal(await as('second', readLicense, { params: { id: own } }))).toEqual([404, 'not-found']);
    expect((await as('manager', readLicense, { params: { id: others } })).body).toMatchObject({
      productFeatureId: feature,
      productSKU: sku,
      countedIn: 'uses',
      available: 2,
      state: 'active',
      source: 'grant',
      isPoolingEnabled: true,
    });
    await as('manager', poolFeature, { params: { org: org(), feature }, body: { isEnabled: false } });
    expect(await idsOf('practitioner'), 'without pooling the own ones alone').toEqual([[own, 3]]);
  });

  test('products are listed by whether the organization has a license that has not ended', async () => {
    const isListed = async (person: Person, licensed: boolean) => {
      const { body } = await as(person, listProducts, { query: `?Licensed=${licensed}&PageSize=100` });
      return body.items.some(({ id }: { id: string }) => id === product);
    };
    const listed = async (person: Person) => [await isListed(person, true), await isListed(person, false)];
    await add({ startsOn: '2020-01-01', expiresOn: '2020-02-01' });
    expect(await listed('practitioner'), 'one that has ended').toEqual([false, true]);
    await add({ accountId: accounts.second.accountId });
    expect(await listed('practitioner'), 'that of a colleague').toEqual([true, false]);
    expect(await listed('manager')).toEqual([true, false]);
    expect(await listed('school')).toEqual([false, true]);
    await asSupport(async () => expect(await listed('second'), 'Support').toEqual([false, true]));
  });

  test('the state follows the calendar: what is left of an ended one is expired at once', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await add({ startsOn: day(-20), expiresOn: day(-3) });
    await add({ startsOn: day(3) });
    await add({ quantity: 1 });
    await consume('practitioner');
    const states = (await lotsOf('manager')).map(
      ({ state, available, expired }: { state: string; available: number; expired: number }) => [
        state,
        available,
        expired,
      ],
    );
    expect(states).toEqual(
      expect.arrayContaining([
        ['ended', 0, 5],
        ['upcoming', 5, 0],
        ['used-up', 0, 0],
      ]),
    );
    const ended = await as('manager', listLicenses, {
      query: `?productId=${product}&state=ended&pageSize=1`,
    });
    expect(ended.body).toMatchObject({ totalItems: 1, totalPages: 1, pageSize: 1 });
    const beyond = await as('manager', listLicenses, { query: `?productId=${product}&page=9` });
    expect(beyond.body).toMatchObject({ items: [], totalItems: 3 });
  });
});

describe('a use outside of the hub', () => {
  test('needs a key, is taken once for it, and says what is left', async () => {
    await add({ quantity: 2 });
    const without = await as('practitioner', consumeLicense, { query: `?productSKU=${sku}` });
    expect(refusal(without)).toEqual([400, 'invalid-input']);
    const first = await consume('practitioner', 'once');
    expect([first.status, first.body.left]).toEqual([201, 1]);
    expect((await consume('practitioner', 'once')).body.id).toBe(first.body.id);
    expect(await leftOf('practitioner')).toBe(1);
    expect((await consume('second', 'once')).body.id, "another's key is another").not.toBe(first.body.id);
    const none = await consume('practitioner');
    expect(refusal(none)).toEqual([409, 'no-use-left']);
    expect(none.body.detail).toContain('Your organization has none left');
    const unknown = await as('practitioner', consumeLicense, {
      query: '?productSKU=NOTHING',
      headers: { 'idempotency-key': 'x' },
    });
    expect(refusal(unknown)).toEqual([404, 'not-found']);
  });
});

describe('a license key', () => {
  test("is told once; a practitioner's lands in their own holding, a manager's in the pool", async () => {
    const { licenseKey } = await makeKey();
    expect(licenseKey).toMatch(/^LARK(-[0-9A-Z]{5}){4}$/);
    const mine = await activate('practitioner', licenseKey.toLowerCase());
    expect([mine.status, mine.body.available, mine.body.source]).toEqual([201, 3, 'key']);
    expect([await leftOf('practitioner'), await leftOf('second')]).toEqual([3, 0]);
    expect(refusal(await activate('second', licenseKey))).toEqual([409, 'key-used']);
    expect((await activate('manager', (await makeKey()).licenseKey)).status).toBe(201);
    expect([await leftOf('practitioner'), await leftOf('second')]).toEqual([6, 3]);
    const { rows } = await hub.database.pool.query('select * from license_keys');
    expect(JSON.stringify(rows)).not.toContain(licenseKey.slice(5, 20));
    expect(hub.log.join('\n')).not.toContain(licenseKey.slice(5, 20));
  });

  test('whose answer was lost is told again under the same idempotency key, which the database does not tell', async () => {
    const body = { productFeatureId: feature, quantity: 3 };
    const headers = { 'idempotency-key': randomUUID() };
    const make = () => asSupport(() => as('second', createLicense, { body, headers }));
    const first = await make();
    const again = await make();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { rows } = await hub.database.pool.query(
      'select count(*)::integer as count from license_keys where feature_id = $1',
      [feature],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const kept = await hub.database.pool.query('select answer::text from idempotency_keys');
    expect(JSON.stringify(kept.rows)).not.toContain(first.body.licenseKey.slice(5, 20));
  });

  test('that is mistyped is told apart from one that is unknown, and from one that has expired', async () => {
    const { licenseKey } = await makeKey({ startsOn: '2020-01-01', expiresOn: '2020-12-31' });
    expect(refusal(await activate('practitioner', licenseKey))).toEqual([410, 'key-expired']);
    const last = licenseKey.endsWith('0') ? '1' : '0';
    const mistyped = await activate('practitioner', licenseKey.slice(0, -1) + last);
    expect(refusal(mistyped)).toEqual([400, 'key-mistyped']);
    await hub.database.pool.query('delete from rate_counters');
  });

  test('the eleventh wrong one within an hour is refused, whatever it is', async () => {
    const { licenseKey } = await makeKey();
    // A well-formed key that was never issued.
    const unknown = 'LARK-00000-00000-00000-00000';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(refusal(await activate('second', unknown))).toEqual([404, 'key-unknown']);
    }
    expect(refusal(await activate('second', licenseKey))).toEqual([420, 'too-many-attempts']);
    expect((await activate('practitioner', licenseKey)).status, 'others are not held back').toBe(201);
    await hub.database.pool.query('delete from rate_counters');
  });

  test('that many activate at once becomes one license', async () => {
    const { licenseKey } = await makeKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => activate(index % 2 ? 'second' : 'practitioner', licenseKey)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      answers.filter((answer) => answer.status !== 201).every(({ body }) => body.code === 'key-used'),
    ).toBe(true);
    expect((await lotsOf('manager'))[0]).toMatchObject({ quantity: 3 });
  });
});

describe('Support', () => {
  test('grants to an organization', async () => {
    const body = { organizationId: org(), productFeatureId: feature, quantity: 7, reference: 'PO 12' };
    const granted = await asSupport(() => as('second', createLicense, { body }));
    expect([granted.status, granted.body.kind]).toEqual([201, 'license']);
    expect((await as('manager', readLicense, { params: { id: granted.body.id } })).body.available).toBe(7);
  });

  test('grants to an email, which waits until it is confirmed and asked for', async () => {
    for (const quantity of [2, 3]) {
      const body = { email: 'Practitioner@Demo.test', productFeatureId: feature, quantity };
      const made = await asSupport(() => as('second', createLicense, { body }));
      expect([made.status, made.body.kind]).toEqual([201, 'pending']);
    }
    expect(await leftOf('practitioner')).toBe(0);
    const ask = (person: Person, accessToken = tokens[person]) =>
      as(person, activatePendingLicenses, { body: { accessToken } });
    expect((await ask('second')).body).toEqual({ items: [] });
    expect(refusal(await ask('second', tokens.practitioner))).toEqual([401, 'not-signed-in']);
    expect((await ask('practitioner')).body.items).toHaveLength(2);
    expect((await ask('practitioner')).body.items, 'each once').toHaveLength(0);
    expect([await leftOf('practitioner'), await leftOf('second')]).toEqual([5, 0]);
  });

  test.each([
    ['an unknown organization', () => ({ organizationId: randomUUID() }), 404],
    ['an unknown feature', () => ({ organizationId: org(), productFeatureId: randomUUID() }), 404],
    ['an organization and an email', () => ({ organizationId: org(), email: 'a@demo.test' }), 400],
    ['an end before the beginning', () => ({ startsOn: '2026-02-02', expiresOn: '2026-02-01' }), 400],
    ['no use at all', () => ({ quantity: 0 }), 400],
    ['a part of a use', () => ({ quantity: 1.5 }), 400],
  ])('does not grant to %s', async (_, rest, status) => {
    const body = { productFeatureId: feature, quantity: 1, ...rest() };
    expect((await asSupport(() => as('second', createLicense, { body }))).status).toBe(status);
  });

  test('alone grants: a manager is no distributor', async () => {
    const answer = await as('manager', createLicense, { body: { productFeatureId: feature, quantity: 1 } });
    expect(refusal(answer)).toEqual([409, 'not-a-distributor']);
  });
});

describe('a distributor', () => {
  const setType = (type: string) =>
    hub.database.pool.query('update organizations set organization_type = $2 where id = $1', [org(), type]);
  beforeEach(() => setType('Distributor'));
  afterEach(() => setType('Standard'));

  test('makes keys of its stock, follows them and takes back what nobody activated', async () => {
    await add({ quantity: 5, expiresOn: '2099-01-01' });
    const make = (quantity: number) =>
      as('manager', createLicense, {
        body: { productFeatureId: feature, quantity, reference: 'for a school' },
      });
    const sold = await make(2);
    const kept = await make(3);
    expect([sold.body.kind, kept.status]).toEqual(['key', 201]);
    expect(refusal(await make(1))).toEqual([409, 'pool-short']);
    const forOthers = { productFeatureId: feature, quantity: 1, email: 'a@demo.test' };
    expect(refusal(await as('manager', createLicense, { body: forOthers }))).toEqual([
      403,
      'role-not-allowed',
    ]);

    const bought = await activate('school', sold.body.licenseKey);
    expect([bought.body.available, bought.body.expiresOn]).toEqual([2, '2099-01-01']);
    const { body } = await as('manager', listDistributedKeys);
    expect(body.items.map((key: { state: string; buyerName: string }) => [key.state, key.buyerName])).toEqual(
      expect.arrayContaining([
        ['activated', 'Riverbend School District'],
        ['unused', null],
      ]),
    );
    expect(JSON.stringify(body)).not.toContain(sold.body.licenseKey);
    const ofProduct = async (id: string) =>
      (await as('manager', listDistributedKeys, { query: `?productId=${id}` })).body.totalItems;
    expect([await ofProduct(product), await ofProduct(randomUUID())]).toEqual([2, 0]);
    const takeBack = (id: string) => as('manager', takeBackKey, { params: { id } });
    expect(refusal(await takeBack(sold.body.id))).toEqual([409, 'key-used']);
    expect((await takeBack(kept.body.id)).body.state).toBe('taken-back');
    expect(refusal(await takeBack(kept.body.id))).toEqual([404, 'not-found']);
    expect(refusal(await activate('school', kept.body.licenseKey))).toEqual([404, 'key-unknown']);
    expect((await lotsOf('manager'))[0]).toMatchObject({ available: 3, transferred: 2 });
    await hub.database.pool.query('delete from rate_counters');
  });
});

describe('seats', () => {
  beforeEach(() => useFeature('seats'));

  test('are taken and given back, by managers for anyone', async () => {
    const id = await add({ quantity: 2 });
    const out = (person: Person, query = '') => as(person, checkOutSeat, { params: { id }, query });
    const back = (person: Person, query = '') => as(person, checkInSeat, { params: { id }, query });
    expect((await out('practitioner')).body).toMatchObject({ available: 1, held: 1 });
    expect(refusal(await out('practitioner'))).toEqual([409, 'seat-taken']);
    const { rows } = await hub.database.pool.query("select id from users where email = 'second@demo.test'");
    const forSecond = `?UserId=${rows[0].id}`;
    expect(refusal(await out('practitioner', forSecond))).toEqual([403, 'role-not-allowed']);
    expect((await out('manager', forSecond)).status).toBe(200);
    expect(refusal(await out('manager'))).toEqual([409, 'no-use-left']);
    expect(refusal(await out('manager', `?UserId=${randomUUID()}`))).toEqual([404, 'not-found']);

    const usersFor = async (person: Person) =>
      (await as(person, listSeatUsers, { params: { id } })).body.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await usersFor('manager')).toHaveLength(2);
    expect(await usersFor('second')).toHaveLength(1);
    expect((await as('second', listUsesLeft, { query: `?productId=${product}` })).body.items[0].hasSeat).toBe(
      true,
    );
    expect((await back('second')).body).toMatchObject({ available: 1, held: 1 });
    expect(refusal(await back('second'))).toEqual([409, 'not-held']);
  });

  test('are not what is counted in uses', async () => {
    await useFeature('uses');
    const id = await add();
    expect(refusal(await as('practitioner', checkOutSeat, { params: { id } }))).toEqual([409, 'not-seats']);
  });
});

describe('pooling and assignments', () => {
  const assign = (person: Person, assignedQuantity: number, rest: object = {}) =>
    as('manager', assignFeature, {
      params: { org: org(), feature, account: accounts[person].accountId },
      body: { assignedQuantity, ...rest },
    });

  test('a manager gives people targets, and is told what stands in the way', async () => {
    await add({ quantity: 10 });
    const given = await assign('practitioner', 4);
    expect(given.body).toMatchObject({ assignedQuantity: 4, available: 4, accountName: 'Maren Okafor' });
    await consume('practitioner');
    expect((await assign('practitioner', 6, { formerQuantity: 4 })).body).toMatchObject({
      available: 5,
      consumed: 1,
    });
    expect(refusal(await assign('practitioner', 2, { formerQuantity: 4 }))).toEqual([
      409,
      'version-conflict',
    ]);
    const below = await assign('practitioner', 0);
    expect([...refusal(below), below.body.detail]).toEqual([
      409,
      'below-used',
      '1 is held or used already: that is the least.',
    ]);
    const short = await assign('second', 5);
    expect([...refusal(short), short.body.detail]).toEqual([409, 'pool-short', 'The pool has 1 too few.']);
    expect((await assign('second', -1)).status).toBe(400);
    expect(refusal(await assign('school', 1)), 'a stranger').toEqual([404, 'not-found']);

    const ofFeature = await as('manager', listFeatureAssignments, { params: { org: org(), feature } });
    const known = ofFeature.body.items.find(
      ({ accountId }: { accountId: string }) => accountId === accounts.practitioner.accountId,
    );
    expect(known).toMatchObject({ assignedQuantity: 6, consumed: 1 });
    const params = { org: org(), account: accounts.practitioner.accountId };
    const ofAccount = await as('manager', listAccountAssignments, { params });
    expect(
      ofAccount.body.items.filter((item: { productFeatureId: string }) => item.productFeatureId === feature),
    ).toMatchObject([{ assignedQuantity: 6 }]);
  });

  test('what was assigned and not used is taken back', async () => {
    await add({ quantity: 10 });
    await assign('practitioner', 4);
    await assign('second', 3);
    await consume('practitioner');
    const reclaim = (query = '') => as('manager', reclaimProduct, { params: { org: org(), product }, query });
    expect((await reclaim(`?accountId=${accounts.second.accountId}`)).body.items).toEqual([
      { accountId: accounts.second.accountId, productFeatureId: feature, quantity: 3 },
    ]);
    expect((await reclaim()).body.items).toMatchObject([{ quantity: 3 }]);
    expect((await reclaim()).body.items).toEqual([]);
    expect(await leftOf('second')).toBe(9);
  });

  test('pooling is turned off and on, for a feature and for a product', async () => {
    await add({ quantity: 3 });
    const off = await as('manager', poolFeature, {
      params: { org: org(), feature },
      body: { isEnabled: false },
    });
    expect(off.body).toEqual({ productFeatureIds: [feature], isEnabled: false });
    expect(await leftOf('practitioner')).toBe(0);
    const refused = await consume('practitioner');
    expect(refusal(refused)).toEqual([409, 'no-use-left']);
    expect(refused.body.detail).toContain('assigned to you');
    await as('manager', poolProduct, { params: { org: org(), product }, body: { isEnabled: true } });
    expect(await leftOf('practitioner')).toBe(3);
  });
});

describe('requests', () => {
  const mailsTo = async (to: string) => (await hub.mails()).filter((mail) => mail.to === to);
  const ask = (person: Person, rest: object = {}) =>
    as(person, requestLicense, {
      body: { productFeatureId: feature, quantity: 4, message: 'For the spring term', ...rest },
    });

  test("a practitioner's go to the managers, who approve or decline them", async () => {
    await add({ quantity: 5 });
    const asked = await ask('practitioner');
    expect([asked.status, asked.body.state, asked.body.isMine]).toEqual([201, 'waiting', true]);
    await expect.poll(async () => (await mailsTo('manager@demo.test')).length).toBeGreaterThan(0);
    expect((await mailsTo('manager@demo.test'))[0]?.text).toContain('For the spring term');

    const approve = (id: string) => as('manager', approveLicenseRequest, { params: { id } });
    const approved = await approve(asked.body.id);
    expect(approved.body).toMatchObject({
      state: 'approved',
      isMine: false,
      decidedByName: expect.any(String),
    });
    expect(refusal(await approve(asked.body.id))).toEqual([409, 'request-decided']);
    expect(
      (await as('practitioner', listUsesLeft, { query: `?productId=${product}` })).body.items[0],
    ).toMatchObject({
      assigned: 4,
      available: 5,
    });
    const more = await ask('practitioner');
    expect(refusal(await approve(more.body.id))).toEqual([409, 'pool-short']);
    const declined = await as('manager', declineLicenseRequest, {
      params: { id: more.body.id },
      body: { reason: 'Ask again in May' },
    });
    expect(declined.body).toMatchObject({ state: 'declined', reason: 'Ask again in May' });
    await expect.poll(async () => (await mailsTo('practitioner@demo.test')).length).toBe(2);

    const listFor = async (person: Person) =>
      (await as(person, listLicenseRequests, { query: `?productId=${product}` })).body.totalItems;
    expect([await listFor('practitioner'), await listFor('second'), await listFor('manager')]).toEqual([
      2, 0, 2,
    ]);
  });

  test("a manager's goes to the publisher, with a copy", async () => {
    const asked = await ask('manager', { message: '' });
    expect(asked.body.state).toBe('sent');
    await expect.poll(async () => (await mailsTo('sales@demo.test')).length).toBe(1);
    expect((await mailsTo('sales@demo.test'))[0]?.text).toContain(sku);
    expect(refusal(await as('manager', approveLicenseRequest, { params: { id: asked.body.id } }))).toEqual([
      409,
      'request-decided',
    ]);
  });

  test('for nothing that exists, or for none, are refused', async () => {
    expect(refusal(await ask('practitioner', { productFeatureId: randomUUID() }))).toEqual([
      404,
      'not-found',
    ]);
    expect((await ask('practitioner', { quantity: 0 })).status).toBe(400);
    expect((await ask('practitioner', { message: 'x'.repeat(501) })).status).toBe(400);
  });
});

describe('usage', () => {
  beforeEach(async () => {
    await add({ quantity: 20 });
    for (const person of ['practitioner', 'second', 'practitioner'] as const) await consume(person);
    await inLedger(hub.database, (db) =>
      hold(
        db,
        { ...accounts.second, today: TODAY },
        {
          featureId: feature,
          accountId: accounts.second.accountId,
          administration: { id: randomUUID(), number: '=SUM(A1)' },
        },
      ),
    );
  });
  /** Uses that were set aside and given back: what is left stays as it is. */
  /** In steps: a statement is ended after a while, which on a slow machine comes soon. */
  const fillUsage = async (entries: number) => {
    for (let made = 0; made < entries; made += BATCH_SIZE) await addEntries(made / 2, BATCH_SIZE / 2);
    await sql`
      insert into license_days (organization_id, feature_id, account_id, day, kind, entries, quantity)
      select organization_id, feature_id, ${accounts.practitioner.accountId}, ${TODAY}::date, kind,
        ${entries / 2}::integer, ${entries / 2}::integer
      from license_holdings, (values ('HOLD'), ('RELEASE')) as kinds (kind)
      where feature_id = ${feature} and available > 0
    `.execute(hub.database.system);
  };
  const addEntries = (from: number, pairs: number) =>
    sql`
      insert into license_entries (organization_id, at, day, kind, feature_id, lot_id, from_holding, from_place,
        to_holding, to_place, quantity, account_id)
      select organization_id, now() + n * interval '1 millisecond', ${TODAY}::date, kind, feature_id, lot_id, id,
        from_place, id, to_place, 1, ${accounts.practitioner.accountId}
      from license_holdings, generate_series(${from + 1}::integer, ${from + pairs}::integer) n,
        (values ('HOLD', 'available', 'held'), ('RELEASE', 'held', 'available')) as kinds (kind, from_place, to_place)
      where feature_id = ${feature} and available > 0
    `.execute(hub.database.system);
  const usageFor = (person: Person, query = '') =>
    as(person, listUsage, { query: `?productId=${product}${query}` });

  test("is everybody's for a manager, and one's own for others", async () => {
    const all = await usageFor('manager');
    expect(all.body).toMatchObject({ totalItems: 4, pageSize: 50 });
    expect(all.body.items[0]).toMatchObject({ entry: 'HOLD', accountName: expect.any(String), quantity: 1 });
    const own = await usageFor('practitioner');
    expect([own.body.totalItems, own.body.items.length]).toEqual([2, 2]);
    const asked = await usageFor('practitioner', `&accountId=${accounts.second.accountId}`);
    expect(asked.body).toMatchObject({ totalItems: 0, items: [] });
    expect((await usageFor('school')).body.totalItems).toBe(0);
  });

  test('is filtered, sorted and paged', async () => {
    expect((await usageFor('manager', `&accountId=${accounts.second.accountId}`)).body.totalItems).toBe(2);
    expect((await usageFor('manager', '&startDate=2099-01-01')).body.totalItems).toBe(0);
    expect((await usageFor('manager', '&endDate=2020-01-01')).body.totalItems).toBe(0);
    const sorted = await usageFor('manager', '&sortBy=entry&order=asc&pageSize=3&page=2');
    expect(sorted.body.items.map(({ entry }: { entry: string }) => entry)).toEqual(['HOLD']);
    for (const sortBy of ['date', 'productName', 'featureName', 'accountName']) {
      expect((await usageFor('manager', `&sortBy=${sortBy}`)).body.items).toHaveLength(4);
    }
  });

  test('is exported whole, with formulas defused', async () => {
    const file = await as('manager', exportUsage, { query: `?productId=${product}&order=asc` });
    const [head, ...lines] = file.body.trim().split('\r\n');
    expect(head).toContain(
      'date,productName,featureName,accountId,accountName,entry,quantity,administrationNumber',
    );
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain("'=SUM(A1)");
    const own = await as('practitioner', exportUsage, { query: `?productId=${product}` });
    expect(own.body.trim().split('\r\n')).toHaveLength(3);
  });

  test('is exported with very many rows, few of which are ever in memory', async () => {
    // The embedded database takes minutes to make as many.
    const rows = hub.database.kind === 'postgres' ? 30_000 : 4000;
    await fillUsage(rows);
    const { body, headers } = await fetch(`${hub.url}${exportUsage.path}?productId=${product}&order=asc`, {
      headers: { authorization: `Bearer ${tokens.manager}` },
    });
    expect(headers.get('content-type')).toContain('text/csv');
    const heap: number[] = [];
    let lines = 0;
    let bytes = 0;
    for await (const chunk of body ?? []) {
      const before = bytes;
      bytes += chunk.length;
      lines += chunk.filter((byte: number) => byte === 10).length;
      if (Math.floor(bytes / 1_000_000) > Math.floor(before / 1_000_000)) heap.push(usedHeap());
    }
    expect(lines).toBe(1 + 4 + rows);
    expect(bytes).toBeGreaterThan(rows * 100);
    const [first = 0] = heap;
    expect(Math.max(first, ...heap) - first).toBeLessThan(2_000_000);
  });

  test('is summed up by month', async () => {
    const { body } = await as('manager', readConsumption, { query: `?productId=${product}` });
    expect(body.items).toMatchObject([{ productFeatureId: feature, total: 3 }]);
    expect(body.items[0].months).toHaveLength(12);
    expect(body.items[0].months.at(-1).quantity).toBe(3);
    const own = await as('practitioner', readConsumption, { query: `?productId=${product}` });
    expect(own.body.items[0].total).toBe(2);
  });
});

test('a manager who is no longer one has no part in it', async () => {
  await add();
  await setRole('manager', PRACTITIONER);
  const answer = await as('manager', reclaimProduct, { params: { org: org(), product } });
  await setRole('manager', ADMIN);
  expect(refusal(answer)).toEqual([403, 'role-not-allowed']);
});
