import { randomUUID } from 'node:crypto';
import { exportUsage, listUsage, readConsumption } from '@hub/contract/core/licenses/license-usage';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inLedger } from '../../../test/ledger.ts';
import { type Person, TODAY, useLicenseHub } from '../../../test/license-hub.ts';
import { usedHeap } from '../../../test/used-heap.ts';
import { hold } from './ledger/draw.ts';

const its = useLicenseHub();
const BATCH_SIZE = 2000;

describe('usage', () => {
  beforeEach(async () => {
    await its.add({ quantity: 20 });
    for (const person of ['practitioner', 'second', 'practitioner'] as const) await its.consume(person);
    await inLedger(its.hub.database, (db) =>
      hold(
        db,
        { ...its.accounts.second, today: TODAY },
        {
          featureId: its.feature,
          accountId: its.accounts.second.accountId,
          administration: { id: randomUUID(), number: '=SUM(A1)' },
        },
      ),
    );
  });
  /** In steps: a statement is ended after a while, which on a slow machine comes soon. */
  const fillUsage = async (entries: number) => {
    for (let made = 0; made < entries; made += BATCH_SIZE) await addEntries(made / 2, BATCH_SIZE / 2);
    await sql`
      insert into license_days (organization_id, feature_id, account_id, day, kind, entries, quantity)
      select organization_id, feature_id, ${its.accounts.practitioner.accountId}, ${TODAY}::date, kind,
        ${entries / 2}::integer, ${entries / 2}::integer
      from license_holdings, (values ('HOLD'), ('RELEASE')) as kinds (kind)
      where feature_id = ${its.feature} and available > 0
    `.execute(its.hub.database.system);
  };
  /** Uses that were set aside and given back: what is left stays as it is. */
  const addEntries = (from: number, pairs: number) =>
    sql`
      insert into license_entries (organization_id, at, day, kind, feature_id, lot_id, from_holding, from_place,
        to_holding, to_place, quantity, account_id)
      select organization_id, now() + n * interval '1 millisecond', ${TODAY}::date, kind, feature_id, lot_id, id,
        from_place, id, to_place, 1, ${its.accounts.practitioner.accountId}
      from license_holdings, generate_series(${from + 1}::integer, ${from + pairs}::integer) n,
        (values ('HOLD', 'available', 'held'), ('RELEASE', 'held', 'available')) as kinds (kind, from_place, to_place)
      where feature_id = ${its.feature} and available > 0
    `.execute(its.hub.database.system);
  const usageFor = (person: Person, query = '') =>
    its.as(person, listUsage, { query: `?productId=${its.product}${query}` });

  test("is everybody's for a manager, and one's own for others", async () => {
    const all = await usageFor('manager');
    expect(all.body).toMatchObject({ totalItems: 4, pageSize: 50 });
    expect(all.body.items[0]).toMatchObject({ entry: 'HOLD', accountName: expect.any(String), quantity: 1 });
    const own = await usageFor('practitioner');
    expect([own.body.totalItems, own.body.items.length]).toEqual([2, 2]);
    const asked = await usageFor('practitioner', `&accountId=${its.accounts.second.accountId}`);
    expect(asked.body).toMatchObject({ totalItems: 0, items: [] });
    expect((await usageFor('school')).body.totalItems).toBe(0);
  });

  test('is filtered, sorted and paged', async () => {
    expect((await usageFor('manager', `&accountId=${its.accounts.second.accountId}`)).body.totalItems).toBe(
      2,
    );
    expect((await usageFor('manager', '&startDate=2099-01-01')).body.totalItems).toBe(0);
    expect((await usageFor('manager', '&endDate=2020-01-01')).body.totalItems).toBe(0);
    const sorted = await usageFor('manager', '&sortBy=entry&order=asc&pageSize=3&page=2');
    expect(sorted.body.items.map(({ entry }: { entry: string }) => entry)).toEqual(['HOLD']);
    for (const sortBy of ['date', 'productName', 'featureName', 'accountName']) {
      expect((await usageFor('manager', `&sortBy=${sortBy}`)).body.items).toHaveLength(4);
    }
  });

  test('is exported whole, with formulas defused', async () => {
    const file = await its.as('manager', exportUsage, { query: `?productId=${its.product}&order=asc` });
    const [range, head, ...lines] = file.body.trim().split('\r\n');
    expect(range).toBe('"License use, all time"');
    expect(file.headers.get('content-disposition')).toMatch(/license-use-\d{4}-\d\d-\d\d\.csv/);
    expect(head).toContain(
      'date,productName,featureName,accountId,accountName,entry,quantity,administrationNumber',
    );
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain("'=SUM(A1)");
    const own = await its.as('practitioner', exportUsage, { query: `?productId=${its.product}` });
    expect(own.body.trim().split('\r\n')).toHaveLength(4);
    const query = `?productId=${its.product}&startDate=2020-10-01&endDate=2020-10-31`;
    const narrowed = await its.as('manager', exportUsage, { query });
    expect(narrowed.body.trim().split('\r\n')[0]).toBe('License use from 10/01/2020 to 10/31/2020');
    expect(narrowed.headers.get('content-disposition')).toContain(
      'license-use-from-2020-10-01-to-2020-10-31.csv',
    );
  });

  test('is exported with very many rows, few of which are ever in memory', async () => {
    // The embedded database takes minutes to make as many.
    const rows = its.hub.database.kind === 'postgres' ? 30_000 : 4000;
    await fillUsage(rows);
    const { body, headers } = await fetch(
      `${its.hub.url}${exportUsage.path}?productId=${its.product}&order=asc`,
      {
        headers: { authorization: `Bearer ${its.tokens.manager}` },
      },
    );
    expect(headers.get('content-type')).toContain('text/csv');
    const heap: number[] = [];
    let lines = 0;
    let bytes = 0;
    for await (const chunk of body ?? []) {
      const before = bytes;
      bytes += chunk.length;
      lines += chunk.filter((byte: number) => byte === 10).length;
      if (Math.floor(bytes / 1_000_000) > Math.floor(before / 1_000_000)) heap.push(usedHeap());
    }
    expect(lines).toBe(2 + 4 + rows);
    expect(bytes).toBeGreaterThan(rows * 100);
    const [first = 0] = heap;
    expect(Math.max(first, ...heap) - first).toBeLessThan(2_000_000);
  });

  test('is summed up by month', async () => {
    const { body } = await its.as('manager', readConsumption, { query: `?productId=${its.product}` });
    expect(body.items).toMatchObject([{ productFeatureId: its.feature, total: 3 }]);
    expect(body.items[0].months).toHaveLength(12);
    expect(body.items[0].months.at(-1).quantity).toBe(3);
    const own = await its.as('practitioner', readConsumption, { query: `?productId=${its.product}` });
    expect(own.body.items[0].total).toBe(2);
  });
});
