import { randomUUID } from 'node:crypto';
import { poolFeature } from '@hub/contract/core/licenses/license-assignments';
import {
  type InventoryProduct,
  listInventory,
  updateThreshold,
} from '@hub/contract/core/licenses/license-inventory';
import { describe, expect, test } from 'vitest';
import { inLedger } from '../../../test/ledger.ts';
import { dayIn, refusal, TODAY, useLicenseHub } from '../../../test/license-hub.ts';
import { hold } from './ledger/draw.ts';
import { alertOfLicenses } from './license-alerts.ts';

const its = useLicenseHub();

const list = (query = '?pageSize=100') =>
  its.as('manager', listInventory, { params: { org: its.org }, query });

/** The features of the test's own product, from the inventory. */
async function ownFeatures() {
  const { body } = await list();
  const own = body.items.find(({ productId }: InventoryProduct) => productId === its.product);
  return (own as InventoryProduct | undefined)?.features ?? [];
}

describe('the inventory', () => {
  test('has the numbers of each feature, which add up', async () => {
    const { practitioner, second } = its.accounts;
    await its.add({ quantity: 10, expiresOn: dayIn(40) });
    await its.add({ quantity: 4, accountId: practitioner.accountId, expiresOn: dayIn(20) });
    await its.add({ quantity: 3, startsOn: dayIn(5) });
    await its.add({ quantity: 2, startsOn: dayIn(-9), expiresOn: dayIn(-1) });
    await its.consume('practitioner');
    const administration = { id: randomUUID(), number: 'A-1' };
    await inLedger(its.hub.database, (db) =>
      hold(
        db,
        { ...second, today: TODAY },
        { featureId: its.feature, accountId: second.accountId, administration },
      ),
    );
    const [feature, ...others] = await ownFeatures();
    expect(others, 'the other feature has no license').toEqual([]);
    expect(feature).toEqual({
      productFeatureId: its.feature,
      featureName: 'Feature 1',
      productSKU: its.sku,
      countedIn: 'uses',
      kind: 'form',
      isPoolingEnabled: true,
      quantity: 19,
      available: 12,
      upcoming: 3,
      inPool: 12,
      assigned: 3,
      held: 1,
      consumed: 1,
      expired: 2,
      transferred: 0,
      endsOn: dayIn(20),
      threshold: null,
      usualThreshold: 5,
      isLow: false,
      lots: 4,
    });
  });

  test('follows pooling, and what runs low', async () => {
    await its.add({ quantity: 4 });
    const params = { org: its.org, feature: its.feature };
    await its.as('manager', poolFeature, { params, body: { isEnabled: false } });
    expect(await ownFeatures()).toMatchObject([{ isPoolingEnabled: false, isLow: true, endsOn: null }]);
  });

  test('is a page of products by name; one past the end is empty and tells how many there are', async () => {
    await its.add();
    const all = (await list()).body;
    expect((await list('')).body).toMatchObject({ page: 1, pageSize: 12 });
    const second = (await list('?page=2&pageSize=1')).body;
    expect(second.items).toEqual([all.items[1]]);
    expect((await list('?page=99')).body).toMatchObject({ items: [], totalItems: all.totalItems });
    const names = all.items.map(({ productName }: InventoryProduct) => productName.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test('is that of the own organization, for managers', async () => {
    const other = { params: { org: its.accounts.school.organizationId } };
    expect(refusal(await its.as('manager', listInventory, other))).toEqual([404, 'not-found']);
    const asPractitioner = await its.as('practitioner', listInventory, { params: { org: its.org } });
    expect(refusal(asPractitioner)).toEqual([403, 'role-not-allowed']);
  });
});

describe('a threshold', () => {
  const set = (threshold: unknown, feature = its.feature) =>
    its.as('manager', updateThreshold, { params: { org: its.org, feature }, body: { threshold } });

  test('decides what is low, until the usual one counts again', async () => {
    await its.add({ quantity: 100 });
    expect((await set(101)).body).toEqual({ productFeatureId: its.feature, threshold: 101 });
    expect(await ownFeatures()).toMatchObject([{ threshold: 101, usualThreshold: 10, isLow: true }]);
    await set(0);
    expect(await ownFeatures()).toMatchObject([{ threshold: 0, isLow: false }]);
    await set(null);
    expect(await ownFeatures()).toMatchObject([{ threshold: null, isLow: false }]);
  });

  test('decides when managers are told', async () => {
    const alert = () =>
      alertOfLicenses({
        database: its.hub.database,
        sendMail: async () => {},
        publicUrl: new URL('https://hub.demo.test'),
      });
    await its.add({ quantity: 100 });
    await alert();
    await set(101);
    expect(await alert()).toBe(1);
    await set(null);
    expect(await alert(), 'filled up, so to speak').toBe(0);
    await set(101);
    expect(await alert(), 'a new crossing').toBe(1);
  });

  test.each([-1, 1.5, '3', 1_000_001, undefined])(
    'of %s is refused and changes nothing',
    async (threshold) => {
      await its.add();
      await set(3);
      expect(refusal(await set(threshold))).toEqual([400, 'invalid-input']);
      expect(await ownFeatures()).toMatchObject([{ threshold: 3 }]);
    },
  );

  test('of what does not exist is not found', async () => {
    expect(refusal(await set(3, randomUUID()))).toEqual([404, 'not-found']);
  });
});
