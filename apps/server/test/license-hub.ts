import { randomUUID } from 'node:crypto';
import { consumeLicense } from '@hub/contract/core/licenses/licenses';
import { todayIn } from '@hub/contract/dates/today';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { requireFeature } from '../src/features/licenses/feature-lookup.ts';
import { grant } from '../src/features/licenses/ledger/grant.ts';
import { verifyLedger } from '../src/features/licenses/ledger/verify-ledger.ts';
import { call } from './call.ts';
import { addFeatures, findDemoAccount, inLedger } from './ledger.ts';
import { startTestHub, type TestHub } from './test-hub.ts';

const people = ['practitioner', 'second', 'manager', 'school'] as const;
export type Person = (typeof people)[number];
type Call = Parameters<typeof call>[2];
type Lot = {
  quantity?: number;
  expiresOn?: string;
  startsOn?: string;
  accountId?: string;
  featureId?: string;
};

/** In Lakeside, where licenses begin and end by the calendar of Chicago. */
export const TODAY = todayIn('America/Chicago', new Date());

/** The date this many days from today, as the database has it. */
export const dayIn = (days: number) =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A hub with the people of the demonstration. Each test gets a new product with two features. Verifies the ledger after
 * each test.
 */
export function useLicenseHub() {
  const accounts = {} as Record<Person, { organizationId: string; accountId: string }>;
  const tokens = {} as Record<Person, string>;
  const own = {
    hub: {} as TestHub,
    /** Two features of the test's own product, and the sku of the first. */
    feature: '',
    other: '',
    product: '',
    sku: '',
    /** The organization of the manager. */
    org: '',
  };
  const as = (person: Person, endpoint: AnyEndpoint, rest: Call = {}) =>
    call(own.hub, endpoint, { token: tokens[person], ...rest });
  const add = ({ quantity = 5, featureId = own.feature, ...lot }: Lot = {}) =>
    inLedger(own.hub.database, (db) =>
      grant(db, { ...accounts.manager, today: TODAY }, { featureId, quantity, source: 'grant', ...lot }),
    );
  const consume = (person: Person) =>
    as(person, consumeLicense, {
      query: `?productSKU=${own.sku}`,
      headers: { 'idempotency-key': randomUUID() },
    });
  beforeAll(async () => {
    own.hub = await startTestHub();
    for (const person of people) {
      tokens[person] = await own.hub.signIn(`${person}@demo.test`);
      accounts[person] = await findDemoAccount(own.hub.database.system, `${person}@demo.test`);
    }
    own.org = accounts.manager.organizationId;
  });
  afterAll(() => own.hub.close());
  beforeEach(async () => {
    [own.feature = '', own.other = ''] = await addFeatures(own.hub.database.system, 2);
    const known = await requireFeature(own.hub.database.system, own.feature);
    own.sku = known.productSKU;
    own.product = known.productId;
  });
  afterEach(async () => {
    expect(await verifyLedger(own.hub.database.system), 'the ledger is sound').toEqual([]);
  });
  return Object.assign(own, { accounts, as, add, consume });
}

export const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
