import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addAuditMonths } from '../apps/server/src/audit/audit-months.ts';
import { headFile } from '../apps/server/src/audit/kept-head.ts';
import { sealEntries } from '../apps/server/src/audit/seal-entries.ts';
import { verifyChain } from '../apps/server/src/audit/verify-chain.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { createLogger } from '../apps/server/src/logging/logger.ts';
import { asAdministrator, createPostgresCluster } from '../apps/server/test/postgres-cluster.ts';
import { query } from './lists/measured-hub.ts';

const KEY = Buffer.alloc(32, 1);
const ROUND = 20_000;
const ROUNDS = 10;
/** Entries in a second. */
const LEAST = 1000;

/** How fast entries are sealed, in an empty trail and in a long one. */
async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
  const cluster = createPostgresCluster();
  cluster.start();
  await query(asAdministrator(cluster.url('postgres')), 'create database bench owner hub');
  const embedded = readConfig({ DATA_DIR: folder });
  const postgres = readConfig({
    DATABASE_URL: cluster.url('bench'),
    ENCRYPTION_KEY: KEY.toString('base64'),
  });
  try {
    for (const config of [postgres, embedded]) {
      const database = await connect(config, createLogger('silent'), addAuditMonths);
      const rates = await measure(database, join(folder, `head-${config.database.kind}`));
      await database.close();
      console.log(`${config.database.kind}: entries sealed in a second: ${rates.join(', ')}`);
      if (Math.min(...rates) < LEAST) process.exitCode = 1;
    }
    if (process.exitCode) console.error(`At least ${LEAST} are asked for.`);
  } finally {
    cluster.stop();
    cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(database: Database, path: string): Promise<number[]> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`insert into audit_entries (organization_id, account_id, user_id, action, record, record_ids, request_id)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'read', 'client', array[gen_random_uuid()],
        gen_random_uuid() from generate_series(1, ${ROUND})`.execute(database.system);
    const begin = performance.now();
    await sealEntries(database, KEY, headFile(path));
    rates.push(Math.round((ROUND / (performance.now() - begin)) * 1000));
  }
  const verdict = await verifyChain(database.system, KEY);
  if (!verdict.sound || verdict.position !== ROUND * ROUNDS) throw new Error('The trail is not sound.');
  return rates;
}

await main();
