import { deactivateMember, enableMember, removeMember } from '@hub/contract/auth/management/members';
import {
  approveLicenseRequest,
  listLicenseRequests,
  requestLicense,
} from '@hub/contract/core/licenses/license-requests';
import { afterEach, expect, test } from 'vitest';
import { addFeatures, inLedger, placesOf } from '../../../test/ledger.ts';
import { useMemberHub } from '../../../test/member-hub.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { assign } from './ledger/assign.ts';
import { checkOut, consumeOutside, hold } from './ledger/draw.ts';
import { grant } from './ledger/grant.ts';
import { release } from './ledger/settle.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';

const hub = useMemberHub();
afterEach(async () => {
  expect(await verifyLedger(hub.hub.database.system), 'the ledger is sound').toEqual([]);
});

const clerk = () => ({
  organizationId: hub.manager.organizationId,
  accountId: hub.manager.id,
  today: organizationDay(null),
});
const placesIn = (featureId: string, accountId: string | null) =>
  placesOf(hub.hub.database.system, clerk(), featureId, accountId);

/** A person with six uses (one spent, one held for a form), a seat of their own and a seat of the pool. */
async function equipped() {
  const { id: accountId } = await hub.add();
  const { database } = hub.hub;
  const [uses = ''] = await addFeatures(database.system, 1);
  const [ownSeat = '', pooledSeat = ''] = await addFeatures(database.system, 2, 'seats');
  const form = { id: crypto.randomUUID(), number: 'A-1' };
  await inLedger(database, async (db) => {
    for (const featureId of [uses, ownSeat, pooledSeat]) {
      await grant(db, clerk(), { featureId, quantity: 10, source: 'grant' });
    }
    await assign(db, clerk(), { featureId: uses, accountId, assignedQuantity: 6 });
    await assign(db, clerk(), { featureId: ownSeat, accountId, assignedQuantity: 2 });
    const spent = { featureId: uses, accountId, reason: '', idempotencyKey: crypto.randomUUID() };
    await consumeOutside(db, clerk(), spent);
    await hold(db, clerk(), { featureId: uses, accountId, administration: form });
    await checkOut(db, clerk(), { featureId: ownSeat, accountId });
    await checkOut(db, clerk(), { featureId: pooledSeat, accountId });
  });
  return { accountId, uses, ownSeat, pooledSeat, form };
}

test.each([
  ['deactivated', deactivateMember],
  ['removed', removeMember],
])('of somebody who is %s the seats and what is not spent go back to the pool', async (_, ending) => {
  const { accountId, uses, ownSeat, pooledSeat, form } = await equipped();
  const params = { id: accountId };
  expect([200, 204]).toContain((await hub.call(ending, { params })).status);
  const returned = async () => ({
    uses: [await placesIn(uses, accountId), await placesIn(uses, null)],
    ownSeat: [await placesIn(ownSeat, accountId), await placesIn(ownSeat, null)],
    pooledSeat: [await placesIn(pooledSeat, accountId), await placesIn(pooledSeat, null)],
  });
  const after = {
    uses: [{ consumed: 1, held: 1 }, { available: 8 }],
    ownSeat: [{}, { available: 10 }],
    pooledSeat: [{}, { available: 10 }],
  };
  expect(await returned()).toEqual(after);

  await inLedger(hub.hub.database, (db) => release(db, clerk(), form.id));
  expect(await placesIn(uses, null), 'what was held comes back to the pool').toEqual({ available: 9 });
  await hub.call(enableMember, { params });
  expect(await placesIn(uses, accountId), 'enabling brings no uses back').toEqual({ consumed: 1 });
});

test('what somebody waits for is declined', async () => {
  const { id, email } = await hub.add();
  const [productFeatureId = ''] = await addFeatures(hub.hub.database.system, 1);
  const token = await hub.hub.signIn(email);
  const asked = await hub.callAs(token, requestLicense, { body: { productFeatureId, quantity: 1 } });
  await hub.call(deactivateMember, { params: { id } });
  const { body } = await hub.call(listLicenseRequests);
  expect(body.items).toMatchObject([
    { id: asked.body.id, state: 'declined', reason: 'Their access has ended.' },
  ]);
  const approved = await hub.call(approveLicenseRequest, { params: { id: asked.body.id } });
  expect([approved.status, approved.body.code]).toEqual([409, 'request-decided']);
});

test('what somebody has is left alone when they cannot be removed', async () => {
  const { accountId, uses, ownSeat } = await equipped();
  await hub.hub.database.pool.query(
    `insert into clients (organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
       date_of_birth) values ($1, $2, 'Imogen', 'Fernsby', 'imogen', 'fernsby', '2014-05-17')`,
    [hub.manager.organizationId, accountId],
  );
  expect((await hub.call(removeMember, { params: { id: accountId } })).body.code).toBe('has-clients');
  expect(await placesIn(uses, accountId)).toEqual({ available: 4, consumed: 1, held: 1 });
  expect(await placesIn(ownSeat, accountId)).toEqual({ available: 1, held: 1 });
});
