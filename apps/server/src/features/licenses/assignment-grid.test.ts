import { randomUUID } from 'node:crypto';
import {
  type AssignmentChange,
  type GridAccount,
  type GridFeature,
  readAssignmentGrid,
  updateAssignmentGrid,
} from '@hub/contract/core/licenses/assignment-grid';
import { describe, expect, test } from 'vitest';
import { addFeatures, placesOf } from '../../../test/ledger.ts';
import { dayIn, type Person, refusal, TODAY, useLicenseHub } from '../../../test/license-hub.ts';

const its = useLicenseHub();

const read = (query = '') =>
  its.as('manager', readAssignmentGrid, {
    params: { org: its.org },
    query: `?productId=${its.product}&pageSize=100${query}`,
  });

type Change = Partial<AssignmentChange> & { person?: Person };
const put = (...changes: Change[]) =>
  its.as('manager', updateAssignmentGrid, {
    params: { org: its.org },
    body: {
      changes: changes.map(({ person = 'practitioner', ...rest }) => ({
        accountId: its.accounts[person].accountId,
        productFeatureId: its.feature,
        assignedQuantity: 0,
        formerQuantity: 0,
        ...rest,
      })),
    },
  });

/** A person's cells of the grid. */
async function cellsOf(person: Person) {
  const { body } = await read();
  const row = body.accounts.items.find(
    ({ accountId }: GridAccount) => accountId === its.accounts[person].accountId,
  );
  return (row as GridAccount | undefined)?.cells;
}

describe('the grid', () => {
  test('has the people who work there, what they have, and what the pool has of each feature', async () => {
    await its.add({ quantity: 6, accountId: its.accounts.practitioner.accountId });
    await its.add({ quantity: 9 });
    await its.add({ quantity: 8, startsOn: '2020-01-01', expiresOn: '2020-02-01' });
    await its.consume('practitioner');
    const { body } = await read();
    expect(body.features).toMatchObject({
      items: [{ productFeatureId: its.feature, featureName: 'Feature 1', inPool: 9 }],
      pageSize: 20,
      totalItems: 1,
    });
    expect(await cellsOf('practitioner')).toEqual([
      { productFeatureId: its.feature, assignedQuantity: 6, used: 1 },
    ]);
    expect(await cellsOf('second')).toEqual([]);
    expect(await cellsOf('school'), 'not a colleague').toBeUndefined();
  });

  test('is paged both ways, and narrowed to a product, a last name or one person', async () => {
    const features = await addFeatures(its.hub.database.system, 21);
    for (const featureId of features) await its.add({ featureId, quantity: 1 });
    const read = (query: string) =>
      its.as('manager', readAssignmentGrid, { params: { org: its.org }, query });
    const whole = (await read('')).body;
    expect([whole.accounts.pageSize, whole.features.items.length]).toEqual([12, 20]);
    expect(whole.features.totalItems).toBeGreaterThan(21);
    const { body: next } = await read('?featurePage=2&page=99');
    expect(next.features.items[0].productFeatureId).not.toBe(whole.features.items[0].productFeatureId);
    expect(next.accounts).toMatchObject({ items: [], totalItems: whole.accounts.totalItems });
    expect((await read('?featurePage=999')).body.features).toMatchObject({ items: [], page: 999 });

    const { accountId, accountName } = whole.accounts.items[0] as GridAccount;
    const lastName = accountName.split(' ').at(-1) ?? '';
    const named = (await read(`?lastName=${encodeURIComponent(lastName.toUpperCase().slice(0, 3))}`)).body;
    expect(named.accounts.items.map((row: GridAccount) => row.accountId)).toContain(accountId);
    expect(named.accounts.totalItems).toBeLessThan(whole.accounts.totalItems);
    const alone = (await read(`?accountId=${accountId}`)).body;
    expect(alone.accounts).toMatchObject({ items: [{ accountId }], totalItems: 1 });
    const ofProduct = (await read(`?productId=${its.product}`)).body;
    expect(ofProduct.features.items).toEqual([]);
  });

  test('leaves out who is not active', async () => {
    await its.add();
    const setStatus = (status: string) =>
      its.hub.database.pool.query('update accounts set status = $2 where id = $1', [
        its.accounts.second.accountId,
        status,
      ]);
    await setStatus('Inactive');
    expect(await cellsOf('second')).toBeUndefined();
    const refused = await put({ person: 'second', assignedQuantity: 1 });
    expect(refused.body.errors).toEqual([
      { path: 'changes.0.assignedQuantity', message: 'This person is not active in your organization.' },
    ]);
    await setStatus('Active');
  });

  test('is for managers of the organization', async () => {
    const asked = { params: { org: its.org } };
    expect(refusal(await its.as('practitioner', readAssignmentGrid, asked))).toEqual([
      403,
      'role-not-allowed',
    ]);
    const other = { params: { org: its.accounts.school.organizationId } };
    expect(refusal(await its.as('manager', readAssignmentGrid, other))).toEqual([404, 'not-found']);
  });
});

describe('changes of the grid', () => {
  test('are carried out together', async () => {
    await its.add({ quantity: 5, expiresOn: dayIn(9) });
    await its.add({ quantity: 5 });
    await its.add({ quantity: 3, featureId: its.other });
    const done = await put(
      { assignedQuantity: 7 },
      { person: 'second', assignedQuantity: 3 },
      { productFeatureId: its.other, assignedQuantity: 2 },
    );
    expect(done.status).toBe(200);
    expect(done.body.items[0]).toEqual({
      accountId: its.accounts.practitioner.accountId,
      productFeatureId: its.feature,
      assignedQuantity: 7,
      used: 0,
    });
    const { body } = await read();
    expect(body.features.items.map(({ inPool }: GridFeature) => inPool)).toEqual([0, 1]);
    expect((await put({ assignedQuantity: 0, formerQuantity: 7 })).body.items).toMatchObject([
      { assignedQuantity: 0, used: 0 },
    ]);
  });

  test('may give to one what another gives back in the same call, in whatever order', async () => {
    await its.add({ quantity: 5 });
    await put({ assignedQuantity: 5 });
    const moved = await put(
      { person: 'second', assignedQuantity: 4 },
      { assignedQuantity: 1, formerQuantity: 5 },
    );
    expect(moved.status).toBe(200);
    expect(await cellsOf('second')).toMatchObject([{ assignedQuantity: 4 }]);
    expect(await cellsOf('practitioner')).toMatchObject([{ assignedQuantity: 1 }]);
  });

  test('are refused together: each is told what stands in its way, and nothing is changed', async () => {
    await its.add({ quantity: 5 });
    await put({ assignedQuantity: 3 });
    await its.consume('practitioner');
    const before = (await read()).body;
    const refused = await put(
      { assignedQuantity: 0, formerQuantity: 3 },
      { person: 'second', assignedQuantity: 9 },
      { person: 'manager', assignedQuantity: 1, formerQuantity: 4 },
      { person: 'school', assignedQuantity: 1 },
      { productFeatureId: its.other, assignedQuantity: 1 },
      { productFeatureId: randomUUID(), assignedQuantity: 1 },
      { person: 'manager', productFeatureId: its.other, assignedQuantity: 1 },
    );
    expect(refusal(refused)).toEqual([409, 'assignments-refused']);
    const none = 'Your organization has no license of this to assign.';
    expect(refused.body.errors).toEqual(
      [
        '1 is held or used already: that is the least.',
        'The pool has 7 too few.',
        'By now it is 0.',
        'This person is not active in your organization.',
        none,
        none,
        none,
      ].map((message, index) => ({ path: `changes.${index}.assignedQuantity`, message })),
    );
    expect((await read()).body).toEqual(before);
  });

  test('with one that is refused leave those that could be done undone', async () => {
    await its.add({ quantity: 5 });
    const refused = await put({ assignedQuantity: 2 }, { person: 'second', assignedQuantity: 4 });
    expect(refused.body.errors).toEqual([
      { path: 'changes.1.assignedQuantity', message: 'The pool has 1 too few.' },
    ]);
    expect(await cellsOf('practitioner')).toEqual([]);
  });

  test.each([
    ['none', []],
    ['a part of a use', [{ assignedQuantity: 1.5 }]],
    ['less than none', [{ assignedQuantity: -1 }]],
    ['too many', [{ assignedQuantity: 1_000_001 }]],
    ['the same cell twice', [{ assignedQuantity: 1 }, { assignedQuantity: 2 }]],
    ['without a former number', [{ formerQuantity: undefined }]],
  ] as const)('of %s are not valid', async (_, changes) => {
    await its.add({ quantity: 5 });
    expect(refusal(await put(...(changes as readonly Change[])))).toEqual([400, 'invalid-input']);
    expect(await cellsOf('practitioner')).toEqual([]);
  });

  test('are at most 500', async () => {
    const many = Array.from({ length: 501 }, () => ({ productFeatureId: randomUUID() }));
    expect(refusal(await put(...many))).toEqual([400, 'invalid-input']);
  });

  test('are for managers of the organization', async () => {
    const body = {
      changes: [
        {
          accountId: its.accounts.practitioner.accountId,
          productFeatureId: its.feature,
          assignedQuantity: 1,
          formerQuantity: 0,
        },
      ],
    };
    const asked = { params: { org: its.org }, body };
    expect(refusal(await its.as('practitioner', updateAssignmentGrid, asked))).toEqual([
      403,
      'role-not-allowed',
    ]);
    const other = { params: { org: its.accounts.school.organizationId }, body };
    expect(refusal(await its.as('manager', updateAssignmentGrid, other))).toEqual([404, 'not-found']);
  });

  test('beside each other and beside people who draw, make and lose no use', async () => {
    await its.add({ quantity: 12 });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, turn) =>
        put(
          { assignedQuantity: 1 + turn },
          { person: 'second', assignedQuantity: 4 - turn },
          { person: 'manager', assignedQuantity: turn },
        ),
      ),
      ...Array.from({ length: 6 }, (_, turn) => its.consume(turn % 2 ? 'second' : 'practitioner')),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const used = answers.filter(({ status }) => status === 201).length;
    const clerk = { ...its.accounts.manager, today: TODAY };
    const owners = [
      null,
      ...(['practitioner', 'second', 'manager'] as const).map((one) => its.accounts[one].accountId),
    ];
    const places = await Promise.all(
      owners.map((owner) => placesOf(its.hub.database.system, clerk, its.feature, owner)),
    );
    const sum = (place: string) => places.reduce((total, one) => total + (one[place] ?? 0), 0);
    expect([sum('available') + sum('consumed'), sum('consumed')]).toEqual([12, used]);
  });
});
