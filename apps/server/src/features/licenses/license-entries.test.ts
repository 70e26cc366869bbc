import { randomUUID } from 'node:crypto';
import { assignFeature } from '@hub/contract/core/licenses/license-assignments';
import { type LicenseEntry, listLicenseEntries } from '@hub/contract/core/licenses/license-entries';
import { approveLicenseRequest, requestLicense } from '@hub/contract/core/licenses/license-requests';
import { expect, test } from 'vitest';
import { inLedger } from '../../../test/ledger.ts';
import { refusal, TODAY, useLicenseHub } from '../../../test/license-hub.ts';
import { hold } from './ledger/draw.ts';
import { release } from './ledger/settle.ts';

const its = useLicenseHub();

const list = (id: string, query = '') => its.as('manager', listLicenseEntries, { params: { id }, query });

test('the ledger of a license tells everything that became of it, the newest first', async () => {
  const id = await its.add({ quantity: 10 });
  const { practitioner, second } = its.accounts;
  await its.as('manager', assignFeature, {
    params: { org: its.org, feature: its.feature, account: practitioner.accountId },
    body: { assignedQuantity: 3 },
  });
  await its.consume('practitioner');
  const administration = { id: randomUUID(), number: 'A-77' };
  const clerk = { ...second, today: TODAY };
  await inLedger(its.hub.database, (db) =>
    hold(db, clerk, { featureId: its.feature, accountId: second.accountId, administration }),
  );
  await inLedger(its.hub.database, (db) => release(db, clerk, administration.id, 'Declined'));
  const asked = await its.as('second', requestLicense, {
    body: { productFeatureId: its.feature, quantity: 2, message: '' },
  });
  await its.as('manager', approveLicenseRequest, { params: { id: asked.body.id } });

  const { body } = await list(id);
  expect(body).toMatchObject({ totalItems: 6, pageSize: 50 });
  const lines = body.items.map(({ entry, quantity, from, to, reason }: LicenseEntry) => [
    entry,
    quantity,
    from,
    to,
    reason,
  ]);
  const nameOf = (person: 'practitioner' | 'second') =>
    body.items.find(({ entry }: LicenseEntry) => entry === (person === 'second' ? 'HOLD' : 'CONSUME')).byName;
  expect(lines).toEqual([
    ['ASSIGN', 2, 'Pool', nameOf('second'), 'A request was approved'],
    ['RELEASE', 1, 'Held (pool)', 'Pool', 'Declined'],
    ['HOLD', 1, 'Pool', 'Held (pool)', ''],
    ['CONSUME', 1, 'Maren Okafor', 'Consumed (Maren Okafor)', 'Feature 1, outside of the hub'],
    ['ASSIGN', 3, 'Pool', 'Maren Okafor', ''],
    ['GRANT', 10, null, 'Pool', ''],
  ]);
  expect(body.items[2]).toMatchObject({
    accountName: nameOf('second'),
    administrationNumber: 'A-77',
    date: expect.any(String),
  });
  expect(body.items[5]).toMatchObject({ accountName: '' });
});

test('it is paged', async () => {
  const id = await its.add({ quantity: 10 });
  for (let use = 0; use < 3; use += 1) await its.consume('second');
  const { body } = await list(id, '?page=2&pageSize=3');
  expect(body).toMatchObject({ page: 2, totalItems: 4, totalPages: 2 });
  expect(body.items.map(({ entry }: LicenseEntry) => entry)).toEqual(['GRANT']);
  expect((await list(id, '?page=9')).body).toMatchObject({ items: [], totalItems: 4 });
});

test('it is for managers of the organization', async () => {
  const params = { id: await its.add() };
  expect(refusal(await its.as('practitioner', listLicenseEntries, { params }))).toEqual([
    403,
    'role-not-allowed',
  ]);
  expect(refusal(await list(randomUUID()))).toEqual([404, 'not-found']);
});
