import { randomUUID } from 'node:crypto';
import { addDays } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { addFeatures, findColleagues, inLedger, placesOf } from '../../../../test/ledger.ts';
import { openTestDatabase } from '../../../../test/test-hub.ts';
import { assign, reclaim } from './assign.ts';
import { checkOut, consumeOutside, hold } from './draw.ts';
import { grant } from './grant.ts';
import type { Clerk } from './move.ts';
import { checkIn, consumeHeld, expire, honour, refund, release } from './settle.ts';
import { setPooling } from './stock.ts';
import { takeBackFromKey, transferToKey } from './transfer.ts';
import { verifyLedger } from './verify-ledger.ts';

const TODAY = '2026-03-10';
const database = await openTestDatabase();
afterAll(() => database.close());
const [me, colleague] = await findColleagues(database.system);
if (!me || !colleague) throw new Error('the demonstration has no colleagues');
const mine = me.accountId;
const theirs = colleague.accountId;
const on = (today: string): Clerk => ({ organizationId: me.organizationId, accountId: mine, today });
const clerk = on(TODAY);

let feature: string;
beforeEach(async () => {
  [feature = ''] = await addFeatures(database.system, 1);
});
afterEach(async () => {
  await database.pool.query("update accounts set status = 'Active' where id = $1", [theirs]);
  expect(await verifyLedger(database.system), 'the ledger is sound').toEqual([]);
});

type Lot = { quantity?: number; expiresOn?: string; startsOn?: string; accountId?: string };
const add = ({ quantity = 10, ...lot }: Lot = {}, by = clerk) =>
  inLedger(database, (db) => grant(db, by, { featureId: feature, quantity, source: 'grant', ...lot }));
const administration = () => ({ id: randomUUID(), number: 'A-1' });
const holdFor = (form: { id: string; number: string }, by = clerk, accountId = mine) =>
  inLedger(database, (db) => hold(db, by, { featureId: feature, accountId, administration: form }));
const consume = (accountId = mine, by = clerk) =>
  inLedger(database, (db) =>
    consumeOutside(db, by, {
      featureId: feature,
      accountId,
      reason: 'by hand',
      idempotencyKey: randomUUID(),
    }),
  );
const assignTo = (accountId: string, assignedQuantity: number, formerQuantity?: number) =>
  inLedger(database, (db) =>
    assign(db, clerk, {
      featureId: feature,
      accountId,
      assignedQuantity,
      ...(formerQuantity !== undefined && { formerQuantity }),
    }),
  );
const pool = () => placesOf(database.system, clerk, feature, null);
const ownOf = (accountId: string) => placesOf(database.system, clerk, feature, accountId);
const pooling = (isEnabled: boolean) =>
  inLedger(database, (db) => setPooling(db, clerk, [feature], isEnabled));
const refusal = (code: string) => expect.objectContaining({ code });

/** The available uses of a lot. */
const availableOf = async (lotId: string) =>
  (
    await database.pool.query(
      'select sum(available)::integer as available from license_holdings where lot_id = $1',
      [lotId],
    )
  ).rows[0].available;

test('what is granted can be drawn at once, from the lot that ends first', async () => {
  const endless = await add({ quantity: 2 });
  const late = await add({ quantity: 2, expiresOn: '2027-01-01' });
  const soon = await add({ quantity: 1, expiresOn: '2026-03-10' });
  const upcoming = await add({ quantity: 5, startsOn: '2026-03-11' });
  await consume();
  expect(await availableOf(soon)).toBe(0);
  await consume();
  await consume();
  expect(await availableOf(late)).toBe(0);
  await consume();
  await consume();
  expect(await availableOf(endless)).toBe(0);
  await expect(consume()).rejects.toEqual(refusal('no-use-left'));
  expect(await availableOf(upcoming), 'nothing is taken from a lot that has not begun').toBe(5);
});

test('an account draws its own first, then the pool; without pooling its own alone', async () => {
  await add({ quantity: 3 });
  await assignTo(mine, 1);
  await consume();
  expect(await ownOf(mine)).toEqual({ consumed: 1 });
  await consume();
  expect(await pool()).toEqual({ available: 1, consumed: 1 });
  await pooling(false);
  await expect(consume()).rejects.toMatchObject({
    code: 'no-use-left',
    details: { detail: expect.stringContaining('assigned to you') },
  });
  await pooling(true);
  await consume();
  await expect(consume()).rejects.toMatchObject({
    details: { detail: expect.stringContaining('Your organization has none left') },
  });
});

test('whatever a person on their own has can be drawn, pooling or not', async () => {
  const { rows } = await sql<{ organizationId: string; accountId: string }>`
    select accounts.organization_id as "organizationId", accounts.id as "accountId" from accounts
    join organizations on organizations.id = accounts.organization_id where organization_type = 'Individual' limit 1
  `.execute(database.system);
  const alone = { organizationId: '', accountId: '', ...rows[0], today: TODAY };
  await add({ quantity: 1 }, alone);
  await inLedger(database, (db) => setPooling(db, alone, [feature], false));
  await consume(alone.accountId, alone);
  expect(await placesOf(database.system, alone, feature, null)).toEqual({ consumed: 1 });
});

test('a form holds a use until it is scored or ends without a score, once', async () => {
  await add({ quantity: 2 });
  const scored = administration();
  await holdFor(scored);
  await expect(holdFor(scored), 'one open hold').rejects.toEqual(refusal('use-held'));
  const ended = administration();
  await holdFor(ended);
  await expect(holdFor(administration())).rejects.toEqual(refusal('no-use-left'));
  await inLedger(database, (db) => consumeHeld(db, clerk, scored.id));
  await inLedger(database, (db) => release(db, clerk, ended.id, 'withdrawn'));
  expect(await pool()).toEqual({ available: 1, consumed: 1 });
  for (const { id } of [scored, ended]) {
    const again = inLedger(database, (db) => release(db, clerk, id));
    await expect(again).rejects.toEqual(refusal('not-held'));
  }
  await expect(holdFor(scored), 'one use over its life').rejects.toEqual(refusal('use-held'));
  await holdFor(ended);
  await inLedger(database, (db) => refund(db, clerk, scored.id, 'scored by mistake'));
  expect(await pool()).toEqual({ available: 1, held: 1 });
  await holdFor(scored);
});

test('a use goes back to where it came from, and to the pool when that account is inactive', async () => {
  await add({ quantity: 2 });
  await assignTo(theirs, 2);
  const [first, second] = [administration(), administration()];
  await holdFor(first, clerk, theirs);
  await holdFor(second, clerk, theirs);
  await inLedger(database, (db) => release(db, clerk, first.id));
  expect(await ownOf(theirs)).toEqual({ available: 1, held: 1 });
  await database.pool.query("update accounts set status = 'Inactive' where id = $1", [theirs]);
  await inLedger(database, (db) => release(db, clerk, second.id));
  expect(await ownOf(theirs)).toEqual({ available: 1 });
  expect(await pool()).toEqual({ available: 1 });
});

test('a lot that ends takes what is left with it; what is held may be consumed for 30 days', async () => {
  await add({ quantity: 5, expiresOn: TODAY });
  const forms = [administration(), administration(), administration(), administration()];
  for (const form of forms) await holdFor(form);
  const expireOn = (day: string) => inLedger(database, (db) => expire(db, on(day), feature));
  expect(await expireOn(TODAY), 'the last day is a day of it').toBe(0);
  const dayAfter = addDays(TODAY, 1);
  await expect(consume(mine, on(dayAfter))).rejects.toEqual(refusal('no-use-left'));
  expect(await expireOn(dayAfter)).toBe(1);
  expect(await pool()).toEqual({ held: 4, expired: 1 });

  const [scored, withdrawn, honoured, forgotten] = forms.map(({ id }) => id);
  const lastDay = addDays(TODAY, 30);
  await inLedger(database, (db) => release(db, on(lastDay), withdrawn ?? ''));
  await inLedger(database, (db) => consumeHeld(db, on(lastDay), scored ?? ''));
  await inLedger(database, (db) => honour(db, on(lastDay).organizationId, honoured ?? ''));
  expect(await pool(), 'a use that comes back too late is lost').toEqual({
    held: 2,
    consumed: 1,
    expired: 2,
  });
  const tooLate = addDays(TODAY, 31);
  await expect(inLedger(database, (db) => consumeHeld(db, on(tooLate), forgotten ?? ''))).rejects.toEqual(
    refusal('hold-over'),
  );
  expect(await expireOn(tooLate)).toBe(1);
  expect(await expireOn(tooLate)).toBe(0);
  await inLedger(database, (db) => consumeHeld(db, on('2027-06-01'), honoured ?? ''));
  expect(await pool()).toEqual({ consumed: 2, expired: 3 });
});

test('a target raises an account from the lots that end first and lowers it from those that end last', async () => {
  const soon = await add({ quantity: 3, expiresOn: '2026-04-01' });
  const late = await add({ quantity: 3, expiresOn: '2027-04-01' });
  await assignTo(mine, 4);
  const ownIn = async (lotId: string) =>
    (
      await database.pool.query(
        'select available from license_holdings where lot_id = $1 and account_id = $2',
        [lotId, mine],
      )
    ).rows[0].available;
  expect([await ownIn(soon), await ownIn(late)]).toEqual([3, 1]);
  await consume();
  await holdFor(administration());
  expect(await ownOf(mine)).toEqual({ available: 2, held: 1, consumed: 1 });
  await assignTo(mine, 3, 4);
  expect([await ownIn(soon), await ownIn(late)]).toEqual([1, 0]);
  await expect(assignTo(mine, 5, 4), 'a stale number').rejects.toEqual(refusal('version-conflict'));
  await expect(assignTo(mine, 1)).rejects.toMatchObject({
    code: 'below-used',
    details: { detail: '2 are held or used already: that is the least.' },
  });
  await expect(assignTo(mine, 8)).rejects.toMatchObject({
    code: 'pool-short',
    details: { detail: 'The pool has 2 too few.' },
  });
  await assignTo(mine, 3);
  expect(await pool()).toEqual({ available: 3 });
});

test('reclaiming leaves what is held and consumed', async () => {
  await add({ quantity: 9 });
  await assignTo(mine, 4);
  await assignTo(theirs, 3);
  await consume();
  await holdFor(administration());
  expect(await inLedger(database, (db) => reclaim(db, clerk, [feature], theirs))).toEqual([
    { featureId: feature, accountId: theirs, quantity: 3 },
  ]);
  expect(await inLedger(database, (db) => reclaim(db, clerk, [feature]))).toEqual([
    { featureId: feature, accountId: mine, quantity: 2 },
  ]);
  expect(await ownOf(mine)).toEqual({ held: 1, consumed: 1 });
  expect(await pool()).toEqual({ available: 7 });
});

test('a seat is one per person, goes back, and ends with its lot', async () => {
  [feature = ''] = await addFeatures(database.system, 1, 'seats');
  await add({ quantity: 2, expiresOn: TODAY });
  const out = (accountId: string) =>
    inLedger(database, (db) => checkOut(db, clerk, { featureId: feature, accountId }));
  await out(mine);
  await expect(out(mine)).rejects.toEqual(refusal('seat-taken'));
  await out(theirs);
  expect(await pool()).toEqual({ held: 2 });
  await inLedger(database, (db) => checkIn(db, clerk, feature, theirs));
  await expect(inLedger(database, (db) => checkIn(db, clerk, feature, theirs))).rejects.toEqual(
    refusal('not-held'),
  );
  await out(theirs);
  await inLedger(database, (db) => expire(db, on(addDays(TODAY, 1)), feature));
  expect(await pool()).toEqual({ expired: 2 });
});

test('a distributor puts uses of a lot into a key, and takes them back', async () => {
  const lotId = await add({ quantity: 5 });
  const transfer = { featureId: feature, lotId, quantity: 4, keyId: randomUUID() };
  await inLedger(database, (db) => transferToKey(db, clerk, transfer));
  expect(await pool()).toEqual({ available: 1, transferred: 4 });
  await expect(inLedger(database, (db) => transferToKey(db, clerk, transfer))).rejects.toEqual(
    refusal('pool-short'),
  );
  await inLedger(database, (db) => takeBackFromKey(db, clerk, transfer));
  expect(await pool()).toEqual({ available: 5 });
});

test('a use outside of the hub counts once for a key of its caller', async () => {
  await add({ quantity: 5 });
  const use = { featureId: feature, accountId: mine, reason: 'by hand', idempotencyKey: 'again' };
  const first = await inLedger(database, (db) => consumeOutside(db, clerk, use));
  expect(await inLedger(database, (db) => consumeOutside(db, clerk, use))).toBe(first);
  expect(await pool()).toEqual({ available: 4, consumed: 1 });
});

test('the database refuses an entry that moves uses where its kind does not, and a balance below zero', async () => {
  const lotId = await add({ quantity: 5 });
  const write = (kind: string, fromPlace: string | null, toPlace: string) =>
    database.pool.query(
      `insert into license_entries (organization_id, day, kind, feature_id, lot_id, from_holding, from_place,
         to_holding, to_place, quantity)
       select organization_id, current_date, $1, feature_id, lot_id, case when $2::text is not null then id end, $2,
         id, $3, 1 from license_holdings where lot_id = $4`,
      [kind, fromPlace, toPlace, lotId],
    );
  await expect(write('CONSUME', 'expired', 'consumed')).rejects.toThrow('license_entries_move');
  await expect(write('GRANT', 'held', 'available')).rejects.toThrow('license_entries_move');
  await expect(write('CONSUME', null, 'consumed')).rejects.toThrow('license_entries_move');
  await expect(write('GIFT', null, 'available')).rejects.toThrow('license_entries_move');
  const below = database.pool.query(`update license_holdings set available = -1 where lot_id = '${lotId}'`);
  await expect(below).rejects.toThrow('license_holdings_never_below_zero');
});

test('nobody changes or removes an entry, and a balance that does not follow from them is found', async () => {
  const lotId = await add({ quantity: 5 });
  await consume();
  for (const role of ['hub_app', 'hub_manager', 'hub_support', 'hub_system']) {
    for (const statement of ['update license_entries set quantity = 1', 'delete from license_entries']) {
      const attempt = inLedger(database, async (db) => {
        await sql`set local role ${sql.raw(role)}`.execute(db);
        await sql.raw(statement).execute(db);
      });
      await expect(attempt, `${role}: ${statement}`).rejects.toThrow('permission denied');
    }
  }
  const alter = (statement: string) => database.pool.query(`${statement} where lot_id = '${lotId}'`);
  await alter('update license_holdings set available = available + 1');
  const whats = (await verifyLedger(database.system)).map(({ what }) => what);
  expect(whats).toEqual(['the balance of a holding', 'the quantity of a lot']);
  await alter('update license_holdings set available = available - 1');
  await alter('update license_holdings set held = held + 1, available = available - 1');
  expect((await verifyLedger(database.system)).map(({ what }) => what)).toEqual([
    'the balance of a holding',
    'what is held of a holding',
  ]);
  await alter('update license_holdings set held = held - 1, available = available + 1');
  await database.pool.query('update license_days set entries = entries + 1 where feature_id = $1', [feature]);
  expect((await verifyLedger(database.system)).map(({ what }) => what)).toContain('the count of a day');
  await database.pool.query('update license_days set entries = entries - 1 where feature_id = $1', [feature]);
});
