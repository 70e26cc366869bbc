import { isLicenseKey } from '@hub/contract/core/licenses/license-key';
import { listLicenseRequests } from '@hub/contract/core/licenses/license-requests';
import { readConsumption } from '@hub/contract/core/licenses/license-usage';
import { activateLicense, listLicenses, listUsesLeft } from '@hub/contract/core/licenses/licenses';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { startTestHub } from '../../test/test-hub.ts';
import { verifyLedger } from '../features/licenses/ledger/verify-ledger.ts';
import { demoKeys } from './demo-licenses.ts';

const hub = await startTestHub();
afterAll(() => hub.close());
const practitioner = await hub.signIn('practitioner@demo.test');
const manager = await hub.signIn('manager@demo.test');
const read = async (endpoint: AnyEndpoint, token = manager, query = '') =>
  (await call(hub, endpoint, { token, query })).body.items;

test('the ledger of the demonstration is sound', async () => {
  expect(await verifyLedger(hub.database.system)).toEqual([]);
});

test('something of everything: nearly empty, ending, ended, seats, assigned, without a pool', async () => {
  const left = await read(listUsesLeft, practitioner);
  const usesOf = (sku: string) => left.find(({ productSKU }: { productSKU: string }) => productSKU === sku);
  expect(usesOf('LBS-2-SELF')).toMatchObject({ available: 3 });
  expect(usesOf('LBS-2-PARENT')).toMatchObject({ available: 42, assigned: 12 });
  expect(usesOf('LAP-TEACHER')).toMatchObject({ available: 11, endingOn: expect.any(String) });
  expect(usesOf('LCO-OBSERVER')).toMatchObject({ available: 4, assigned: 4, inOrganization: 4 });
  expect(usesOf('LPT-SEAT')).toMatchObject({ available: 4, hasSeat: false });
  const managed = (await read(listUsesLeft)).find(
    ({ productSKU }: { productSKU: string }) => productSKU === 'LCO-OBSERVER',
  );
  expect(managed).toMatchObject({ available: 0, inOrganization: 30 });
  const lots = await read(listLicenses, manager, '?pageSize=100');
  expect(lots.filter(({ state }: { state: string }) => state === 'ended')).toMatchObject([
    { productSKU: 'LAP-PARENT', consumed: 34, expired: 6 },
  ]);
  expect(await read(listLicenseRequests, manager, '?state=waiting')).toMatchObject([
    { accountName: 'Tobias Lindqvist', productSKU: 'LCO-OBSERVER', quantity: 5 },
  ]);
});

test('a year of use has a shape', async () => {
  const [first] = (await read(readConsumption)).filter(
    ({ productSKU }: { productSKU: string }) => productSKU === 'LBS-2-PARENT',
  );
  const months = first.months.map(({ quantity }: { quantity: number }) => quantity);
  expect(new Set(months).size).toBeGreaterThan(3);
  expect(first.total).toBe(117);
});

test('the keys are right and can be activated', async () => {
  expect(demoKeys.map(({ licenseKey }) => isLicenseKey(licenseKey))).toEqual([true, true, true]);
  const query = `?licenseKey=${demoKeys[2]?.licenseKey}`;
  const { status, body } = await call(hub, activateLicense, { token: practitioner, query });
  expect([status, body.productSKU, body.quantity]).toEqual([201, 'LMC-SELF', 50]);
});
