import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdministrator } from '../../test/postgres-cluster.ts';
import { copyTemplate } from '../../test/test-hub.ts';
import { readConfig } from '../config.ts';
import { migrationsFolder } from '../paths.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { migrate } from './migrate.ts';

let settings: pg.ClientConfig;
let close: () => Promise<void>;

beforeAll(async () => {
  const copy = await copyTemplate();
  const config = readConfig({ ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'), ...copy.environment });
  if (config.database.kind === 'postgres') {
    settings = { connectionString: config.database.url };
    close = copy.remove;
  } else {
    const embedded = await openEmbeddedDatabase(join(config.dataDir, 'database'));
    settings = { host: embedded.socketFolder, user: 'postgres' };
    close = async () => {
      await embedded.close();
      await copy.remove();
    };
  }
});
afterAll(() => close());

const withFile = (name: string, sql: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  writeFileSync(join(folder, name), sql);
  return folder;
};

const hasTable = async (name: string) => {
  const client = new pg.Client(settings);
  await client.connect();
  const { rows } = await client.query('select to_regclass($1) is not null as there', [name]);
  await client.end();
  return rows[0].there as boolean;
};

test('nothing happens when everything is applied', async () => {
  await migrate(settings);
  await migrate(settings);
});

test('a migration that fails leaves nothing behind', async () => {
  const folder = withFile('9001_fails.sql', 'create table half_done (a int); select 1 / 0;');
  await expect(migrate(settings, { folder })).rejects.toThrow('division by zero');
  expect(await hasTable('half_done')).toBe(false);
});

test('a migration that was changed after it was applied stops the start', async () => {
  const folder = withFile('0001_ground.sql', 'select 1');
  await expect(migrate(settings, { folder })).rejects.toThrow(
    '0001_ground.sql was changed after it was applied',
  );
});

test('two at once apply a new migration once; an older version then refuses the database', async () => {
  const folder = withFile('9002_new.sql', 'create table brand_new (a int)');
  if (settings.connectionString)
    await Promise.all([migrate(settings, { folder }), migrate(settings, { folder })]);
  else await migrate(settings, { folder });
  expect(await hasTable('brand_new')).toBe(true);
  await expect(migrate(settings)).rejects.toThrow('9002_new.sql is not known here');
});

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'an owner who may not create roles uses those that were made beforehand',
  async () => {
    const name = `plain_${crypto.randomUUID().replaceAll('-', '')}`;
    const address = new URL(String(settings.connectionString));
    const administrator = new pg.Client(asAdministrator(address.href));
    await administrator.connect();
    const all = 'hub_app, hub_sharing, hub_manager, hub_support, hub_respondent, hub_system';
    for (const statement of [
      `create role ${name} login`,
      `grant ${all} to ${name} with admin option`,
      `create database ${name} owner ${name}`,
    ]) {
      await administrator.query(statement);
    }
    address.username = name;
    address.pathname = name;
    await migrate({ connectionString: address.href });
    await administrator.query(`drop database ${name}`);
    await administrator.end();
  },
);
