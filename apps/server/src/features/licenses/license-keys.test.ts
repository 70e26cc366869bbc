import { randomUUID } from 'node:crypto';
import { listDistributedKeys, takeBackKey } from '@hub/contract/core/licenses/distributor-keys';
import { activateLicense, createLicense } from '@hub/contract/core/licenses/licenses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Person, refusal, useLicenseHub } from '../../../test/license-hub.ts';
import { withinWindow } from '../../../test/within-window.ts';

const its = useLicenseHub();

const makeKey = (rest: object = {}) =>
  its.asSupport(async () => {
    const made = await its.as('second', createLicense, {
      body: { productFeatureId: its.feature, quantity: 3, ...rest },
    });
    expect(made.status).toBe(201);
    return made.body as { id: string; licenseKey: string };
  });
const activate = (person: Person, key: string) =>
  its.as(person, activateLicense, { query: `?licenseKey=${encodeURIComponent(key)}` });

describe('a license key', () => {
  test("is told once; a practitioner's lands in their own holding, a manager's in the pool", async () => {
    const { licenseKey } = await makeKey();
    expect(licenseKey).toMatch(/^LARK(-[0-9A-Z]{5}){4}$/);
    const mine = await activate('practitioner', licenseKey.toLowerCase());
    expect([mine.status, mine.body.available, mine.body.source]).toEqual([201, 3, 'key']);
    expect([await its.leftOf('practitioner'), await its.leftOf('second')]).toEqual([3, 0]);
    expect(refusal(await activate('second', licenseKey))).toEqual([409, 'key-used']);
    expect((await activate('manager', (await makeKey()).licenseKey)).status).toBe(201);
    expect([await its.leftOf('practitioner'), await its.leftOf('second')]).toEqual([6, 3]);
    const { rows } = await its.hub.database.pool.query('select * from license_keys');
    expect(JSON.stringify(rows)).not.toContain(licenseKey.slice(5, 20));
    expect(its.hub.log.join('\n')).not.toContain(licenseKey.slice(5, 20));
  });

  test('whose answer was lost is told again under the same idempotency key, which the database does not tell', async () => {
    const body = { productFeatureId: its.feature, quantity: 3 };
    const headers = { 'idempotency-key': randomUUID() };
    const make = () => its.asSupport(() => its.as('second', createLicense, { body, headers }));
    const first = await make();
    const again = await make();
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { rows } = await its.hub.database.pool.query(
      'select count(*)::integer as count from license_keys where feature_id = $1',
      [its.feature],
    );
    expect(rows).toEqual([{ count: 1 }]);
    const kept = await its.hub.database.pool.query('select answer::text from idempotency_keys');
    expect(JSON.stringify(kept.rows)).not.toContain(first.body.licenseKey.slice(5, 20));
  });

  test('that is mistyped is told apart from one that is unknown, and from one that has expired', async () => {
    const { licenseKey } = await makeKey({ startsOn: '2020-01-01', expiresOn: '2020-12-31' });
    expect(refusal(await activate('practitioner', licenseKey))).toEqual([410, 'key-expired']);
    const last = licenseKey.endsWith('0') ? '1' : '0';
    const mistyped = await activate('practitioner', licenseKey.slice(0, -1) + last);
    expect(refusal(mistyped)).toEqual([400, 'key-mistyped']);
    await its.hub.database.pool.query('delete from rate_counters');
  });

  test('the eleventh wrong one within an hour is refused, whatever it is', async () => {
    await withinWindow(3600);
    const { licenseKey } = await makeKey();
    // A well-formed key that was never issued.
    const unknown = 'LARK-00000-00000-00000-00000';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(refusal(await activate('second', unknown))).toEqual([404, 'key-unknown']);
    }
    expect(refusal(await activate('second', licenseKey))).toEqual([420, 'too-many-attempts']);
    expect((await activate('practitioner', licenseKey)).status, 'others are not held back').toBe(201);
    await its.hub.database.pool.query('delete from rate_counters');
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
    expect((await its.lotsOf('manager'))[0]).toMatchObject({ quantity: 3 });
  });
});

describe('a distributor', () => {
  const setType = (type: string) =>
    its.hub.database.pool.query('update organizations set organization_type = $2 where id = $1', [
      its.org,
      type,
    ]);
  beforeEach(() => setType('Distributor'));
  afterEach(() => setType('Standard'));

  test('makes keys of its stock, follows them and takes back what nobody activated', async () => {
    await its.add({ quantity: 5, expiresOn: '2099-01-01' });
    const make = (quantity: number) =>
      its.as('manager', createLicense, {
        body: { productFeatureId: its.feature, quantity, reference: 'for a school' },
      });
    const sold = await make(2);
    const kept = await make(3);
    expect([sold.body.kind, kept.status]).toEqual(['key', 201]);
    expect(refusal(await make(1))).toEqual([409, 'pool-short']);
    const forOthers = { productFeatureId: its.feature, quantity: 1, email: 'a@demo.test' };
    expect(refusal(await its.as('manager', createLicense, { body: forOthers }))).toEqual([
      403,
      'role-not-allowed',
    ]);

    const bought = await activate('school', sold.body.licenseKey);
    expect([bought.body.available, bought.body.expiresOn]).toEqual([2, '2099-01-01']);
    const { body } = await its.as('manager', listDistributedKeys);
    expect(body.items.map((key: { state: string; buyerName: string }) => [key.state, key.buyerName])).toEqual(
      expect.arrayContaining([
        ['activated', 'Riverbend School District'],
        ['unused', null],
      ]),
    );
    expect(JSON.stringify(body)).not.toContain(sold.body.licenseKey);
    const ofProduct = async (id: string) =>
      (await its.as('manager', listDistributedKeys, { query: `?productId=${id}` })).body.totalItems;
    expect([await ofProduct(its.product), await ofProduct(randomUUID())]).toEqual([2, 0]);
    const takeBack = (id: string) => its.as('manager', takeBackKey, { params: { id } });
    expect(refusal(await takeBack(sold.body.id))).toEqual([409, 'key-used']);
    expect((await takeBack(kept.body.id)).body.state).toBe('taken-back');
    expect(refusal(await takeBack(kept.body.id))).toEqual([404, 'not-found']);
    expect(refusal(await activate('school', kept.body.licenseKey))).toEqual([404, 'key-unknown']);
    expect((await its.lotsOf('manager'))[0]).toMatchObject({ available: 3, transferred: 2 });
    await its.hub.database.pool.query('delete from rate_counters');
  });
});
