import { afterAll, beforeEach, expect, test } from 'vitest';
import { addFeatures, findDemoAccount, inLedger, placesOf } from '../../../test/ledger.ts';
import { startTestHub } from '../../../test/test-hub.ts';
import { createEnqueue } from '../../jobs/enqueue.ts';
import { startQueues } from '../../jobs/queues.ts';
import { createLogger } from '../../logging/logger.ts';
import { createSendMail } from '../../mail/outbox.ts';
import { expireLicenses } from './expire-licenses.ts';
import { consumeOutside } from './ledger/draw.ts';
import { grant } from './ledger/grant.ts';
import { alertOfLicenses } from './license-alerts.ts';

// Lakeside is in Chicago: at this moment it is still March 10 there.
const NOW = new Date('2026-03-11T03:00:00Z');
const TODAY = '2026-03-10';
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const hub = await startTestHub();
const queues = await startQueues(hub.database.pool, createLogger('silent'));
afterAll(async () => {
  await queues.stop();
  await hub.close();
});
const parts = {
  database: hub.database,
  sendMail: createSendMail(createEnqueue(queues.boss), hub.secrets.mail),
  publicUrl: new URL('https://hub.demo.test'),
};
const owner = await findDemoAccount(hub.database.system);
const clerk = { ...owner, today: TODAY };

let feature: string;
beforeEach(async () => {
  // Sends the notifications that earlier tests left.
  await alertOfLicenses(parts, NOW);
  [feature = ''] = await addFeatures(hub.database.system, 1);
});
const add = (quantity: number, expiresOn: string | null = null) =>
  inLedger(hub.database, (db) =>
    grant(db, clerk, { featureId: feature, quantity, source: 'grant', expiresOn }),
  );
const use = (times: number) =>
  inLedger(hub.database, async (db) => {
    for (let time = 0; time < times; time += 1) {
      await consumeOutside(db, clerk, {
        featureId: feature,
        accountId: owner.accountId,
        reason: '',
        idempotencyKey: crypto.randomUUID(),
      });
    }
  });
const countMails = async (about: string) =>
  (await hub.mails()).filter(({ to, text }) => to === 'manager@demo.test' && text.includes(about)).length;

test('what has ended is written down by the calendar of the organization, once', async () => {
  await add(3, TODAY);
  expect(await expireLicenses(hub.database, NOW)).toBe(0);
  expect(await expireLicenses(hub.database, later(24))).toBe(1);
  expect(await expireLicenses(hub.database, later(24))).toBe(0);
  expect(await placesOf(hub.database.system, clerk, feature, null)).toEqual({ expired: 3 });
});

test('managers are told of a stock that becomes low, and again after it was filled up', async () => {
  await add(60);
  await use(54);
  expect(await alertOfLicenses(parts, NOW), 'six are a tenth').toBe(0);
  await use(1);
  expect(await alertOfLicenses(parts, NOW)).toBe(1);
  expect(await alertOfLicenses(parts, NOW)).toBe(0);
  await expect.poll(() => countMails('5 uses of Feature 1')).toBe(1);
  await add(10);
  expect(await alertOfLicenses(parts, NOW)).toBe(0);
  await use(12);
  expect(await alertOfLicenses(parts, NOW)).toBe(1);
});

test('a number that a manager chose counts instead', async () => {
  await add(60);
  await hub.database.pool.query('update license_stocks set low_under = 61 where feature_id = $1', [feature]);
  expect(await alertOfLicenses(parts, NOW)).toBe(1);
});

test('managers are told 30, 7 and 1 days before something ends, each once, by two instances too', async () => {
  await add(100, '2026-04-20');
  const days = async (days: number) => {
    const both = await Promise.all([
      alertOfLicenses(parts, later(24 * days)),
      alertOfLicenses(parts, later(24 * days)),
    ]);
    return both[0] + both[1];
  };
  expect(await days(10)).toBe(0);
  expect(await days(11)).toBe(1);
  expect(await days(12)).toBe(0);
  expect(await days(34)).toBe(1);
  expect(await days(40)).toBe(1);
  expect(await days(41)).toBe(0);
  await expect.poll(() => countMails('04/20/2026')).toBe(3);
  await use(100);
  await add(100, '2026-04-20');
  await use(100);
  expect(await days(41), 'of the stock alone: nothing is left to end').toBe(1);
});
