import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-hub.ts';
import { TEST_KEY } from '../../test/test-key.ts';
import { readConfig } from '../config.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { loadSecrets } from '../security/secrets.ts';
import { seedDemo } from './seed-demo.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const secrets = loadSecrets(readConfig({ ENCRYPTION_KEY: TEST_KEY }));

const codes = async () =>
  (await database.system.selectFrom('instrument_versions').select('code').orderBy('code').execute()).map(
    ({ code }) => code,
  );

test('a demonstration from before there were instruments gets them, and nothing else', async () => {
  await inSystemTransaction(database, async (db) => {
    await sql`set local role none`.execute(db);
    for (const table of ['instrument_versions', 'instrument_forms']) {
      await sql.raw(`alter table ${table} disable trigger keep_instrument`).execute(db);
    }
    await sql`truncate instrument_versions cascade`.execute(db);
  });
  await database.system.updateTable('products').set({ name: 'Renamed' }).where('sku', '=', 'LAP').execute();
  await seedDemo(database, secrets);
  expect(await codes()).toEqual(['LAP', 'LBS-2', 'LCO', 'LMC']);
  const lap = database.system.selectFrom('products').select('name').where('sku', '=', 'LAP');
  expect(await lap.executeTakeFirst()).toEqual({ name: 'Renamed' });
});
