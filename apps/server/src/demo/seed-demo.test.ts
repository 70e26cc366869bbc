import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-hub.ts';
import { TEST_KEY } from '../../test/test-key.ts';
import { readConfig } from '../config.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { loadSecrets } from '../security/secrets.ts';
import { LOCK, seedDemo } from './seed-demo.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

/** In which a second instance has asked several times. */
const A_FEW_LOOKS_MS = 1500;

const secrets = loadSecrets(readConfig({ ENCRYPTION_KEY: TEST_KEY }));

const codes = async () =>
  (await database.system.selectFrom('instrument_versions').select('code').orderBy('code').execute()).map(
    ({ code }) => code,
  );

const forgetInstruments = () =>
  inSystemTransaction(database, async (db) => {
    await sql`set local role none`.execute(db);
    for (const table of ['instrument_versions', 'instrument_forms']) {
      await sql.raw(`alter table ${table} disable trigger keep_instrument`).execute(db);
    }
    await sql`truncate instrument_versions cascade`.execute(db);
  });

test('a demonstration from before there were instruments gets them, and nothing else', async () => {
  await forgetInstruments();
  await database.system.updateTable('products').set({ name: 'Renamed' }).where('sku', '=', 'LAP').execute();
  await seedDemo(database, secrets);
  expect(await codes()).toEqual(['LAP', 'LBS-2', 'LCO', 'LMC']);
  const lap = database.system.selectFrom('products').select('name').where('sku', '=', 'LAP');
  expect(await lap.executeTakeFirst()).toEqual({ name: 'Renamed' });
});

// The embedded database has one connection, and no second instance.
test.runIf(database.kind === 'postgres')(
  'asks again and again while another does it, and never waits in a statement, which has a limit',
  async () => {
    await forgetInstruments();
    let endFilling = () => {};
    const filling = new Promise<void>((resolve) => {
      endFilling = resolve;
    });
    let other: Promise<void> | undefined;
    await new Promise<void>((isLocked) => {
      other = inSystemTransaction(database, async (db) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
        isLocked();
        await filling;
      });
    });
    const seeded = seedDemo(database, secrets);
    await delay(A_FEW_LOOKS_MS);
    expect(await codes()).toEqual([]);
    const { rows: waiting } = await sql`
      select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and not granted and datname = current_database()
    `.execute(database.system);
    endFilling();
    await Promise.all([other, seeded]);
    expect(waiting).toEqual([]);
    expect(await codes()).toHaveLength(4);
  },
);
