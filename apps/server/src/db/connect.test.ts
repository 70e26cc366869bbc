import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/test-hub.ts';

test('PostgreSQL plans a statement once for any values, compiles none, and ends one that takes long', async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('jit', 'plan_cache_mode', 'statement_timeout')
  `.execute(database.system);
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  // The embedded database is one connection, whose settings are as they come.
  expect(settings).toEqual(
    database.kind === 'postgres'
      ? { jit: 'off', plan_cache_mode: 'force_generic_plan', statement_timeout: '10000' }
      : { jit: expect.any(String), plan_cache_mode: 'auto', statement_timeout: '0' },
  );
  await database.close();
});
