import { randomUUID } from 'node:crypto';
import {
  assignFeature,
  listAccountAssignments,
  listFeatureAssignments,
  poolFeature,
  poolProduct,
  reclaimProduct,
} from '@hub/contract/core/licenses/license-assignments';
import { checkInSeat, checkOutSeat, listSeatUsers } from '@hub/contract/core/licenses/license-seats';
import { listUsesLeft } from '@hub/contract/core/licenses/licenses';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, refusal, useLicenseHub } from '../../../test/license-hub.ts';

const its = useLicenseHub();

describe('seats', () => {
  beforeEach(() => its.useProduct('seats'));

  test('are taken and given back, by managers for anyone', async () => {
    const id = await its.add({ quantity: 2 });
    const out = (person: Person, query = '') => its.as(person, checkOutSeat, { params: { id }, query });
    const back = (person: Person, query = '') => its.as(person, checkInSeat, { params: { id }, query });
    expect((await out('practitioner')).body).toMatchObject({ available: 1, held: 1 });
    expect(refusal(await out('practitioner'))).toEqual([409, 'seat-taken']);
    const { rows } = await its.hub.database.pool.query(
      "select id from users where email = 'second@demo.test'",
    );
    const forSecond = `?UserId=${rows[0].id}`;
    expect(refusal(await out('practitioner', forSecond))).toEqual([403, 'role-not-allowed']);
    expect((await out('manager', forSecond)).status).toBe(200);
    expect(refusal(await out('manager'))).toEqual([409, 'no-use-left']);
    expect(refusal(await out('manager', `?UserId=${randomUUID()}`))).toEqual([404, 'not-found']);

    const usersFor = async (person: Person) =>
      (await its.as(person, listSeatUsers, { params: { id } })).body.items.map(
        ({ name }: { name: string }) => name,
      );
    expect(await usersFor('manager')).toHaveLength(2);
    expect(await usersFor('second')).toHaveLength(1);
    expect(
      (await its.as('second', listUsesLeft, { query: `?productId=${its.product}` })).body.items[0].hasSeat,
    ).toBe(true);
    expect((await back('second')).body).toMatchObject({ available: 1, held: 1 });
    expect(refusal(await back('second'))).toEqual([409, 'not-held']);
  });

  test('are not what is counted in uses', async () => {
    await its.useProduct('uses');
    const id = await its.add();
    expect(refusal(await its.as('practitioner', checkOutSeat, { params: { id } }))).toEqual([
      409,
      'not-seats',
    ]);
  });
});

describe('pooling and assignments', () => {
  const assign = (person: Person, assignedQuantity: number, rest: object = {}) =>
    its.as('manager', assignFeature, {
      params: { org: its.org, feature: its.feature, account: its.accounts[person].accountId },
      body: { assignedQuantity, ...rest },
    });

  test('a manager gives people targets, and is told what stands in the way', async () => {
    await its.add({ quantity: 10 });
    const given = await assign('practitioner', 4);
    expect(given.body).toMatchObject({ assignedQuantity: 4, available: 4, accountName: 'Maren Okafor' });
    await its.consume('practitioner');
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

    const ofFeature = await its.as('manager', listFeatureAssignments, {
      params: { org: its.org, feature: its.feature },
    });
    const known = ofFeature.body.items.find(
      ({ accountId }: { accountId: string }) => accountId === its.accounts.practitioner.accountId,
    );
    expect(known).toMatchObject({ assignedQuantity: 6, consumed: 1 });
    const params = { org: its.org, account: its.accounts.practitioner.accountId };
    const ofAccount = await its.as('manager', listAccountAssignments, { params });
    expect(
      ofAccount.body.items.filter(
        (item: { productFeatureId: string }) => item.productFeatureId === its.feature,
      ),
    ).toMatchObject([{ assignedQuantity: 6 }]);
  });

  test('what was assigned and not used is taken back', async () => {
    await its.add({ quantity: 10 });
    await assign('practitioner', 4);
    await assign('second', 3);
    await its.consume('practitioner');
    const reclaim = (query = '') =>
      its.as('manager', reclaimProduct, { params: { org: its.org, product: its.product }, query });
    expect((await reclaim(`?accountId=${its.accounts.second.accountId}`)).body.items).toEqual([
      { accountId: its.accounts.second.accountId, productFeatureId: its.feature, quantity: 3 },
    ]);
    expect((await reclaim()).body.items).toMatchObject([{ quantity: 3 }]);
    expect((await reclaim()).body.items).toEqual([]);
    expect(await its.leftOf('second')).toBe(9);
  });

  test('pooling is turned off and on, for a feature and for a product', async () => {
    await its.add({ quantity: 3 });
    const off = await its.as('manager', poolFeature, {
      params: { org: its.org, feature: its.feature },
      body: { isEnabled: false },
    });
    expect(off.body).toEqual({ productFeatureIds: [its.feature], isEnabled: false });
    expect(await its.leftOf('practitioner')).toBe(0);
    const refused = await its.consume('practitioner');
    expect(refusal(refused)).toEqual([409, 'no-use-left']);
    expect(refused.body.detail).toContain('assigned to you');
    await its.as('manager', poolProduct, {
      params: { org: its.org, product: its.product },
      body: { isEnabled: true },
    });
    expect(await its.leftOf('practitioner')).toBe(3);
  });
});
