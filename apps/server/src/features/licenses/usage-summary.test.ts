import { randomUUID } from 'node:crypto';
import { exportUsage, listUsage, readUsageSummary } from '@hub/contract/core/licenses/license-usage';
import { beforeEach, expect, test } from 'vitest';
import { inLedger } from '../../../test/ledger.ts';
import { type Person, refusal, TODAY, useLicenseHub } from '../../../test/license-hub.ts';
import { consumeOutside, hold } from './ledger/draw.ts';

const its = useLicenseHub();

const on = (person: Person, day: string) =>
  inLedger(its.hub.database, (db) =>
    consumeOutside(
      db,
      { ...its.accounts[person], today: day, at: new Date(`${day}T18:00:00Z`) },
      {
        featureId: its.feature,
        accountId: its.accounts[person].accountId,
        reason: '',
        idempotencyKey: randomUUID(),
      },
    ),
  );

beforeEach(async () => {
  await its.add({ quantity: 20, startsOn: '2026-01-01' });
  await on('practitioner', '2026-01-31');
  await on('second', '2026-02-01');
  await on('practitioner', '2026-02-28');
  const { second } = its.accounts;
  const administration = { id: randomUUID(), number: 'A-1' };
  await inLedger(its.hub.database, (db) =>
    hold(
      db,
      { ...second, today: TODAY },
      { featureId: its.feature, accountId: second.accountId, administration },
    ),
  );
});

const sum = async (person: Person, query = '') =>
  (await its.as(person, readUsageSummary, { query: `?productId=${its.product}${query}` })).body;
const month = (name: string, quantity: number) => ({
  month: name,
  productId: its.product,
  productName: 'Test',
  quantity,
});

test('usage adds up per entry, and what was consumed per month and product', async () => {
  expect(await sum('manager')).toMatchObject({
    totals: [
      { entry: 'CONSUME', entries: 3, quantity: 3 },
      { entry: 'HOLD', entries: 1, quantity: 1 },
    ],
    months: [month('2026-01', 1), month('2026-02', 2)],
  });
});

test('it is narrowed as the list is', async () => {
  const first = its.accounts.practitioner.accountId;
  expect((await sum('manager', `&accountId=${first}`)).totals).toMatchObject([{ quantity: 2 }]);
  expect((await sum('manager', '&startDate=2026-02-01&endDate=2026-02-27')).months).toEqual([
    month('2026-02', 1),
  ]);
  const held = await sum('manager', '&entry=HOLD');
  expect(held).toMatchObject({
    totals: [{ entry: 'HOLD', entries: 1, quantity: 1 }],
    months: [month(TODAY.slice(0, 7), 1)],
  });
  const anything = await its.as('manager', readUsageSummary, { query: '?entry=GRANT' });
  expect(refusal(anything)).toEqual([400, 'invalid-input']);
});

test("it is everybody's for a manager, and one's own for others", async () => {
  expect((await sum('second')).totals).toMatchObject([
    { entry: 'CONSUME', quantity: 1 },
    { entry: 'HOLD', quantity: 1 },
  ]);
  const asked = await sum('second', `&accountId=${its.accounts.practitioner.accountId}`);
  expect(asked).toMatchObject({ totals: [], months: [] });
  expect(await sum('school')).toMatchObject({ totals: [], months: [] });
});

test('it names the products and people that it can be narrowed to', async () => {
  const other = await sum('manager', '&startDate=2099-01-01');
  expect(other.products).toContainEqual({ productId: its.product, productName: 'Test' });
  const idsOf = ({ accounts }: { accounts: { accountId: string }[] }) =>
    accounts.map(({ accountId }) => accountId);
  const { practitioner, second } = its.accounts;
  expect(idsOf(other)).toEqual(expect.arrayContaining([practitioner.accountId, second.accountId]));
  expect(idsOf(await sum('second'))).toEqual([second.accountId]);
  expect(idsOf(await sum('school'))).not.toContain(second.accountId);
});

test('list and export are narrowed to an entry', async () => {
  const query = `?productId=${its.product}&entry=CONSUME`;
  expect((await its.as('manager', listUsage, { query })).body).toMatchObject({ totalItems: 3 });
  const held = await its.as('manager', listUsage, { query: `?productId=${its.product}&entry=HOLD` });
  expect(held.body).toMatchObject({ totalItems: 1, items: [{ entry: 'HOLD' }] });
  const file = await its.as('manager', exportUsage, { query });
  expect(file.body.trim().split('\r\n')).toHaveLength(5);
});
