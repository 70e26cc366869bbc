import { randomUUID } from 'node:crypto';
import { ADMIN, PRACTITIONER } from '@hub/contract/catalogs/roles';
import { poolFeature, reclaimProduct } from '@hub/contract/core/licenses/license-assignments';
import {
  activatePendingLicenses,
  consumeLicense,
  createLicense,
  listLicenses,
  readLicense,
} from '@hub/contract/core/licenses/licenses';
import { listProducts } from '@hub/contract/core/products/products';
import { describe, expect, test } from 'vitest';
import { type Person, refusal, useLicenseHub } from '../../../test/license-hub.ts';

const its = useLicenseHub();

describe('licenses', () => {
  test('a practitioner sees what they may draw, a manager all of it', async () => {
    const pooled = await its.add({ quantity: 4 });
    const own = await its.add({ quantity: 3, accountId: its.accounts.practitioner.accountId });
    const others = await its.add({ quantity: 2, accountId: its.accounts.second.accountId });
    const idsOf = async (person: Person) =>
      (await its.lotsOf(person)).map(({ id, quantity }: { id: string; quantity: number }) => [id, quantity]);
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
    expect(refusal(await its.as('second', readLicense, { params: { id: own } }))).toEqual([404, 'not-found']);
    expect((await its.as('manager', readLicense, { params: { id: others } })).body).toMatchObject({
      productFeatureId: its.feature,
      productSKU: its.sku,
      countedIn: 'uses',
      available: 2,
      state: 'active',
      source: 'grant',
      isPoolingEnabled: true,
    });
    await its.as('manager', poolFeature, {
      params: { org: its.org, feature: its.feature },
      body: { isEnabled: false },
    });
    expect(await idsOf('practitioner'), 'without pooling the own ones alone').toEqual([[own, 3]]);
  });

  test('products are listed by whether the organization has a license that has not ended', async () => {
    const isListed = async (person: Person, licensed: boolean) => {
      const { body } = await its.as(person, listProducts, { query: `?Licensed=${licensed}&PageSize=100` });
      return body.items.some(({ id }: { id: string }) => id === its.product);
    };
    const listed = async (person: Person) => [await isListed(person, true), await isListed(person, false)];
    await its.add({ startsOn: '2020-01-01', expiresOn: '2020-02-01' });
    expect(await listed('practitioner'), 'one that has ended').toEqual([false, true]);
    await its.add({ accountId: its.accounts.second.accountId });
    expect(await listed('practitioner'), 'that of a colleague').toEqual([true, false]);
    expect(await listed('manager')).toEqual([true, false]);
    expect(await listed('school')).toEqual([false, true]);
    await its.asSupport(async () => expect(await listed('second'), 'Support').toEqual([false, true]));
  });

  test('the state follows the calendar: what is left of an ended one is expired at once', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await its.add({ startsOn: day(-20), expiresOn: day(-3) });
    await its.add({ startsOn: day(3) });
    await its.add({ quantity: 1 });
    await its.consume('practitioner');
    const states = (await its.lotsOf('manager')).map(
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
    const ended = await its.as('manager', listLicenses, {
      query: `?productId=${its.product}&state=ended&pageSize=1`,
    });
    expect(ended.body).toMatchObject({ totalItems: 1, totalPages: 1, pageSize: 1 });
    const beyond = await its.as('manager', listLicenses, { query: `?productId=${its.product}&page=9` });
    expect(beyond.body).toMatchObject({ items: [], totalItems: 3 });
  });
});

describe('a use outside of the hub', () => {
  test('needs a key, is taken once for it, and says what is left', async () => {
    await its.add({ quantity: 2 });
    const without = await its.as('practitioner', consumeLicense, { query: `?productSKU=${its.sku}` });
    expect(refusal(without)).toEqual([400, 'invalid-input']);
    const first = await its.consume('practitioner', 'once');
    expect([first.status, first.body.left]).toEqual([201, 1]);
    expect((await its.consume('practitioner', 'once')).body.id).toBe(first.body.id);
    expect(await its.leftOf('practitioner')).toBe(1);
    expect((await its.consume('second', 'once')).body.id, "another's key is another").not.toBe(first.body.id);
    const none = await its.consume('practitioner');
    expect(refusal(none)).toEqual([409, 'no-use-left']);
    expect(none.body.detail).toContain('Your organization has none left');
    const unknown = await its.as('practitioner', consumeLicense, {
      query: '?productSKU=NOTHING',
      headers: { 'idempotency-key': 'x' },
    });
    expect(refusal(unknown)).toEqual([404, 'not-found']);
  });
});

describe('Support', () => {
  test('grants to an organization', async () => {
    const body = { organizationId: its.org, productFeatureId: its.feature, quantity: 7, reference: 'PO 12' };
    const granted = await its.asSupport(() => its.as('second', createLicense, { body }));
    expect([granted.status, granted.body.kind]).toEqual([201, 'license']);
    expect((await its.as('manager', readLicense, { params: { id: granted.body.id } })).body.available).toBe(
      7,
    );
  });

  test('grants to an email, which waits until it is confirmed and asked for', async () => {
    for (const quantity of [2, 3]) {
      const body = { email: 'Practitioner@Demo.test', productFeatureId: its.feature, quantity };
      const made = await its.asSupport(() => its.as('second', createLicense, { body }));
      expect([made.status, made.body.kind]).toEqual([201, 'pending']);
    }
    expect(await its.leftOf('practitioner')).toBe(0);
    const ask = (person: Person, accessToken = its.tokens[person]) =>
      its.as(person, activatePendingLicenses, { body: { accessToken } });
    expect((await ask('second')).body).toEqual({ items: [] });
    expect(refusal(await ask('second', its.tokens.practitioner))).toEqual([401, 'not-signed-in']);
    expect((await ask('practitioner')).body.items).toHaveLength(2);
    expect((await ask('practitioner')).body.items, 'each once').toHaveLength(0);
    expect([await its.leftOf('practitioner'), await its.leftOf('second')]).toEqual([5, 0]);
  });

  test.each([
    ['an unknown organization', () => ({ organizationId: randomUUID() }), 404],
    ['an unknown feature', () => ({ organizationId: its.org, productFeatureId: randomUUID() }), 404],
    ['an organization and an email', () => ({ organizationId: its.org, email: 'a@demo.test' }), 400],
    ['an end before the beginning', () => ({ startsOn: '2026-02-02', expiresOn: '2026-02-01' }), 400],
    ['no use at all', () => ({ quantity: 0 }), 400],
    ['a part of a use', () => ({ quantity: 1.5 }), 400],
  ])('does not grant to %s', async (_, rest, status) => {
    const body = { productFeatureId: its.feature, quantity: 1, ...rest() };
    expect((await its.asSupport(() => its.as('second', createLicense, { body }))).status).toBe(status);
  });

  test('alone grants: a manager is no distributor', async () => {
    const answer = await its.as('manager', createLicense, {
      body: { productFeatureId: its.feature, quantity: 1 },
    });
    expect(refusal(answer)).toEqual([409, 'not-a-distributor']);
  });
});

test('a manager who is no longer one has no part in it', async () => {
  await its.add();
  await its.setRole('manager', PRACTITIONER);
  const answer = await its.as('manager', reclaimProduct, { params: { org: its.org, product: its.product } });
  await its.setRole('manager', ADMIN);
  expect(refusal(answer)).toEqual([403, 'role-not-allowed']);
});
