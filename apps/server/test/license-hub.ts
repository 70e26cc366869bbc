import { randomUUID } from 'node:crypto';
import { PRACTITIONER, type RoleId, SUPPORT } from '@hub/contract/catalogs/roles';
import { consumeLicense, listLicenses, listUsesLeft } from '@hub/contract/core/licenses/licenses';
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

type Options = { environment?: Record<string, string> };

/**
 * A hub with the people of the demonstration. Each test gets a new product with two features. Verifies the ledger after
 * each test.
 */
export function useLicenseHub({ environment = {} }: Options = {}) {
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
  const consume = (person: Person, key: string = randomUUID()) =>
    as(person, consumeLicense, { query: `?productSKU=${own.sku}`, headers: { 'idempotency-key': key } });
  const leftOf = async (person: Person) =>
    (await as(person, listUsesLeft, { query: `?productId=${own.product}` })).body.items[0]?.available ?? 0;
  const lotsOf = async (person: Person) =>
    (await as(person, listLicenses, { query: `?productId=${own.product}` })).body.items;
  const setRole = (person: Person, roleId: RoleId) =>
    own.hub.database.system
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
  async function useProduct(countedIn: 'uses' | 'seats') {
    [own.feature = '', own.other = ''] = await addFeatures(own.hub.database.system, 2, countedIn);
    const known = await requireFeature(own.hub.database.system, own.feature);
    own.sku = known.productSKU;
    own.product = known.productId;
  }
  beforeAll(async () => {
    own.hub = await startTestHub({ environment });
    for (const person of people) {
      tokens[person] = await own.hub.signIn(`${person}@demo.test`);
      accounts[person] = await findDemoAccount(own.hub.database.system, `${person}@demo.test`);
    }
    own.org = accounts.manager.organizationId;
  });
  afterAll(() => own.hub.close());
  beforeEach(() => useProduct('uses'));
  afterEach(async () => {
    expect(await verifyLedger(own.hub.database.system), 'the ledger is sound').toEqual([]);
  });
  return Object.assign(own, {
    accounts,
    tokens,
    as,
    add,
    consume,
    leftOf,
    lotsOf,
    setRole,
    asSupport,
    useProduct,
  });
}

export const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];
