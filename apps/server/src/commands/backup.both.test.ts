import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../test/operator-command.ts';
import { startTestHub, type TestHub } from '../../test/test-hub.ts';
import { readConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { createLogger } from '../logging/logger.ts';

/** Where a backup of this hub can be restored: a new database beside it, or a new folder. */
async function somewhereElse(hub: TestHub, folder: string): Promise<Record<string, string>> {
  const { DATABASE_URL, ...environment } = hub.environment;
  if (!DATABASE_URL) return { ...environment, DATA_DIR: join(folder, 'restored') };
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
  const owner = new pg.Client(DATABASE_URL);
  await owner.connect();
  await owner.query(`create database ${name}`);
  await owner.end();
  const address = new URL(DATABASE_URL);
  address.pathname = name;
  return { ...environment, DATABASE_URL: address.href, AUDIT_HEAD_FILE: join(folder, 'audit-head') };
}

async function recordsIn({ system }: Database) {
  const { rows } = await sql`
    select (select count(*) from clients) as clients, (select count(*) from cases) as cases,
      (select count(*) from score_versions) as scores, (select count(*) from audit_entries) as entries
  `.execute(system);
  return rows[0];
}

test('a backup is made while the hub runs, and restored elsewhere with as many records', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const hub = await startTestHub();
  onTestFinished(() => hub.close());
  // They might add records after the backup.
  await hub.stopJobs();
  const backup = join(folder, 'backup');
  await runCommand('backup', hub.environment, backup);
  const elsewhere = await somewhereElse(hub, folder);
  await runCommand('restore', elsewhere, backup);

  const restored = await connect(readConfig(elsewhere), createLogger('silent'));
  const records = await recordsIn(restored);
  expect(records).toEqual(await recordsIn(hub.database));
  expect(Number((records as { clients: string }).clients)).toBeGreaterThan(50);
  await restored.close();
  await expect(runCommand('restore', elsewhere, backup)).rejects.toThrow('is not empty');
});
