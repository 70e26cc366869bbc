import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consumeOutside } from '../../apps/server/src/features/licenses/ledger/draw.ts';
import { verifyLedger } from '../../apps/server/src/features/licenses/ledger/verify-ledger.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count, TRIED_ONCE } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { expectedOf, raceForLastUse } from './last-use.ts';
import { type LedgerDatabase, openLedger } from './ledger-database.ts';
import { workAtRandom } from './random-work.ts';
import { withoutLock } from './without-lock.ts';

const CONNECTIONS = 32;
/**
 * A few features are contested more often; with many, none gets more lots than an organization buys in years.
 */
const FEATURES = count(5, 40);
const RACES = count(50, 10_000);
const OPERATIONS = count(1600, 100_000);

// The embedded database has a single connection, and so no races.
describe.runIf(findPostgresBinaries())('the ledger', TRIED_ONCE, () => {
  let ledger: LedgerDatabase;
  beforeAll(async () => {
    ledger = await openLedger(CONNECTIONS, FEATURES);
  });
  afterAll(() => ledger.close());

  test('of 16 who reach for the last use one gets it, and the others are told that none is left', async () => {
    const race = await raceForLastUse(ledger, RACES, consumeOutside);
    expect(race).toEqual(expectedOf(RACES));
    printFigures('races for the last use', { races: RACES, ...race });
    expect(await verifyLedger(ledger.database.system)).toEqual([]);
  });

  test('without the lock the races do not end like that', async () => {
    const races = 20;
    const race = await withoutLock(ledger.url, () => raceForLastUse(ledger, races, consumeOutside));
    expect(race).not.toEqual(expectedOf(races));
    printFigures('control: without the lock', { races, ...race });
    expect(await verifyLedger(ledger.database.system), 'the constraints hold all the same').toEqual([]);
  });

  test('after random work from 32 connections every balance follows from its entries', async () => {
    const shares = Array.from({ length: CONNECTIONS }, (_, index) =>
      workAtRandom(ledger, index + 1, OPERATIONS / CONNECTIONS),
    );
    const done: Record<string, number> = {};
    for (const share of await Promise.all(shares)) {
      for (const [name, times] of Object.entries(share)) done[name] = (done[name] ?? 0) + times;
    }
    printFigures('random work at the ledger', done);
    expect(await verifyLedger(ledger.database.system)).toEqual([]);

    const { pool } = ledger.database;
    await pool.query(
      'update license_holdings set available = available + 1 where id = (select id from license_holdings limit 1)',
    );
    expect(await verifyLedger(ledger.database.system), 'control: a tampered balance').not.toEqual([]);
  });
});
