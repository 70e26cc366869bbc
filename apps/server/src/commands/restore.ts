import { cpSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../config.ts';
import { ensureRoles } from '../db/roles.ts';
import { BackupRefused, DATA, DUMP, isEmpty, runOnDatabase } from './backup-folder.ts';
import { startFailure } from './start-failure.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) {
  process.stderr.write('usage: npm run restore -- FOLDER\n');
  process.exit(2);
}

try {
  const { database, dataDir, auditHeadFile } = readConfig(process.env);
  if (database.kind === 'postgres') {
    requireBackup(join(folder, DUMP));
    await prepareDatabase(database.url);
    const wholly = ['--single-transaction', '--exit-on-error', '--no-owner'];
    await runOnDatabase('pg_restore', database.url, [...wholly, join(folder, DUMP)]);
    putHeadAside(auditHeadFile);
  } else {
    requireBackup(join(folder, DATA));
    if (!isEmpty(dataDir)) throw new BackupRefused(`DATA_DIR: ${dataDir} is not empty`);
    cpSync(join(folder, DATA), dataDir, { recursive: true });
  }
  process.stdout.write('Restored. Run npm run audit:verify before the hub is started.\n');
  process.exit(0);
} catch (error) {
  process.stderr.write(
    `${error instanceof BackupRefused ? error.message : startFailure(error, process.env)}\n`,
  );
  process.exit(1);
}

function requireBackup(path: string) {
  if (!existsSync(path)) throw new BackupRefused(`${path}: there is no such backup`);
}

/**
 * The trail of the backup ends before this head. With the head in place it would look as if the end had been cut off.
 */
function putHeadAside(path: string) {
  if (!existsSync(path)) return;
  const aside = `${path}.before-${new Date().toISOString().replace(/\D/g, '')}`;
  renameSync(path, aside);
  process.stdout.write(`The head of the former audit trail is kept in ${aside}.\n`);
}

/** Only an empty database can be restored into. */
async function prepareDatabase(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_tables where schemaname in ('public', 'pgboss')");
    if (rows.length > 0) throw new BackupRefused('DATABASE_URL: the database is not empty');
    await ensureRoles(client);
  } finally {
    await client.end();
  }
}
